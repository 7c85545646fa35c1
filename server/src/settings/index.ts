export { settingsActions } from './actions.ts'
export { changeSetting, createSettingsReader, readSettings, storePage } from './store.ts'
