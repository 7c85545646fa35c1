export { writePlayStats, writePlayStatsOf } from './write.ts'
export { queuePlayStats } from './store.ts'
