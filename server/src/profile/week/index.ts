export { weekActions } from './actions.ts'
export { mondayOf, readWeek } from './week.ts'
