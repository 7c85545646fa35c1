export { leagueActions, leagueSummary, placeInWeek } from './actions.ts'
export { addLeaguePoints, type LeagueMoment } from './add-points.ts'
export { closeWeeks, readNextCount } from './close-weeks.ts'
export { deleteEntries as deleteLeagues } from './store.ts'
