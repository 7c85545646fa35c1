export { passageAdminActions } from './admin.ts'
export { publishDue } from './store.ts'
