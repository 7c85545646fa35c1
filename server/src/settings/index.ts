export { settingsActions } from './actions.ts'
export { storeFirstPage } from './pages.ts'
export { changeSetting, createSettingsReader, readSettings } from './store.ts'
