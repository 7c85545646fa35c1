export { soloActions } from './actions.ts'
export { noteZone } from './claimed-zone.ts'
export { dailySummary } from './daily.ts'
export { readFreeLeaves, readLeaves } from './store.ts'
