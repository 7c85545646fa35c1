export { answersSoFar, playActions } from './actions.ts'
export { missedIn, readManagedReviews, reviewOf } from './review.ts'
export { answersSaved, playsFinished, playsStarted } from './settling/counters.ts'
export { dailyTarget } from './starting/daily.ts'
export { openById, openInTurn, openPlay, openPlaySummary, questionIdsOf } from './starting/open.ts'
export { type LoggedStep, type PlayLog, readPlayLog } from './settling/log.ts'
export { readAnswersOf } from './answering/answer-store.ts'
export { type RegradedPlay, regradePlay } from './settling/regrade.ts'
export { endWindow, moveEnd, pausePlays, reopenPlay } from './settling/end-store.ts'
export { playRooms } from './rooms.ts'
export { handIn, settleNow } from './answering/hand-in.ts'
export { endOfPlay, deleteEmptyPlays } from './answering/save-store.ts'
export {
  endShared,
  presentSharedPlay,
  readPlayResult,
  type BattleDriver,
  startShared,
  takeTurns,
  type AdaptiveDriver,
  type Drivers,
} from './answering/shared.ts'
export { currentPlay, readPlayerPlay } from './starting/player-play.ts'
export { deleteOldCredits } from './settling/settling-store.ts'
export {
  hasMet,
  hasRunningClock,
  isInOpenPlay,
  isWhole,
  type PlayRow,
  readClocksSince,
  readNextClose,
  readPlay,
  readPlays,
} from './store.ts'
export { closeOverduePlays } from './settling/sweep.ts'
