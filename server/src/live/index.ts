export { type Live, startLive } from './live.ts'
export type { RoomKind, Span } from './rooms.ts'
export { type News, newsByDatabase, newsByRedis } from './news.ts'
