export { reportOfficeActions } from './admin.ts'
export { reportActions } from './actions.ts'
