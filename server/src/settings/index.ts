export { settingsActions } from './actions.ts'
export { changeSetting, createSettingsReader, readSettings } from './store.ts'
