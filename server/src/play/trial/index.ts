export { trialActions } from './actions.ts'
export { deleteTrials } from './store.ts'
