export { importOfficeActions } from './admin.ts'
