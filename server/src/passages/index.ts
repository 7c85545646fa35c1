export { passageOfficeActions } from './admin.ts'
