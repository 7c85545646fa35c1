export { bookmarkActions } from './actions.ts'
export { readBookmarkedIds } from './store.ts'
