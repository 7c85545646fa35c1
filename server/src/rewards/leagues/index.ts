export { leagueActions, leagueSummary } from './actions.ts'
export { addLeaguePoints, type Occasion } from './add-points.ts'
export { closeWeeks } from './close-weeks.ts'
export { deleteEntries as deleteLeagues } from './store.ts'
