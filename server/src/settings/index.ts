export { settingsActions } from './actions.ts'
export { changeSetting, createSettingsReader } from './store.ts'
