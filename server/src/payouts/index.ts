export { payoutOfficeActions } from './admin.ts'
