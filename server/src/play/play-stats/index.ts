export { leaveTraces, leaveTracesOf } from './leave.ts'
export { queueTraces } from './store.ts'
