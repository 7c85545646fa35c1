export { statisticsActions } from './actions.ts'
