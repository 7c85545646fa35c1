export { friendActions } from './actions.ts'
export { befriend } from './befriend.ts'
export { deleteFriends } from './store.ts'
