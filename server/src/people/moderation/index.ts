export { moderationActions } from './actions.ts'
export { moderationAdminActions } from './admin.ts'
