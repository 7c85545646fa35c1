export { questActions } from './actions.ts'
export { deleteOldQuests, deleteQuests } from './store.ts'
