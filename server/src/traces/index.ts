export { leaveTraces, leaveTracesOf } from './leave.ts'
