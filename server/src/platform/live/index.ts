export type { LiveCounts } from './counts.ts'
export { type Live, startLive } from './live.ts'
export type { RoomKind, EventRange } from './rooms.ts'
export { type LiveNews, newsByDatabase, newsByRedis, newsFallbacks } from './news.ts'
