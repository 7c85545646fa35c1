export { staffActions } from './admin.ts'
export { makeStaff } from './roles.ts'
