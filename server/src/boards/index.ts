export { boardActions } from './actions.ts'
export { addScore } from './add-score.ts'
export { splitFullBlocks } from './split.ts'
export { allTimeStanding, bestRank } from './standings.ts'
