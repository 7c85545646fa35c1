export { settingsActions } from './actions.ts'
export { storePage } from './pages.ts'
export { changeSetting, createSettingsReader, readSettings } from './store.ts'
