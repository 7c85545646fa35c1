export { reportActions } from './actions.ts'
