export { statisticsActions } from './actions.ts'
export { daysOf } from './store.ts'
