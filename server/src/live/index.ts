export { type Live, startLive } from './live.ts'
export type { RoomKind, Span } from './rooms.ts'
