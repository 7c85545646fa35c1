export { passageAdminActions } from './admin.ts'
export { publishDue, readNextPublication } from './store.ts'
