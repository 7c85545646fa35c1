export type { LiveCounts } from './counts.ts'
export { type Live, startLive } from './live.ts'
export type { RoomKind, Span } from './rooms.ts'
export { type News, newsByDatabase, newsByRedis, newsFallbacks } from './news.ts'
