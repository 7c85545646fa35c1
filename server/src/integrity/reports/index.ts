export { reportAdminActions } from './admin.ts'
export { reportActions } from './actions.ts'
