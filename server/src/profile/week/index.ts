export { weekActions } from './actions.ts'
export { notifyOfWeeks, readNextNotices } from './notices.ts'
export { mondayOf, readWeek } from './week.ts'
