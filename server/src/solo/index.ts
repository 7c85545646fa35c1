export { soloActions } from './actions.ts'
export { dailySummary } from './daily.ts'
