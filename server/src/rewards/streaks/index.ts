export { streakActions } from './actions.ts'
export { deleteStreaks, type StreakKind } from './store.ts'
export { countDay, isDayCounted, readFlame, readLengths, readStreak } from './streak.ts'
