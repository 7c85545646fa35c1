// A module of its own, because start-live.ts loads it with the first notice.

export { receiveNotice } from '../rewards/notices/index.ts'
