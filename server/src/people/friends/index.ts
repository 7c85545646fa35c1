export { friendActions } from './actions.ts'
export { befriend } from './befriend.ts'
export { deleteFriends as deleteFriends } from './store.ts'
