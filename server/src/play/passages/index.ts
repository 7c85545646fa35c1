export { passageOfficeActions } from './admin.ts'
export { publishDue } from './store.ts'
