export { proofActions } from './actions.ts'
