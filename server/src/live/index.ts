export { type Live, startLive } from './live.ts'
