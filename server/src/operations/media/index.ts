export { mediaAdminActions } from './admin.ts'
