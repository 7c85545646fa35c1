export { bookmarkActions } from './actions.ts'
