export { writePlayStats, writePlayStatsOf } from './write.ts'
export { hasQueuedStats, queuePlayStats } from './store.ts'
