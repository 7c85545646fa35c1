export { homeActions } from './actions.ts'
