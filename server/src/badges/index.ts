export { badgeActions } from './actions.ts'
export { type Earner, moveForward, recordProgress } from './progress.ts'
export { markClaimed } from './claim.ts'
export { badgeSummary, type BadgeSummary } from './summary.ts'
