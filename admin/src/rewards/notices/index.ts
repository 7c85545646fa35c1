export { noticesPart } from './notices-part.ts'
