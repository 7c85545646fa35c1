export { lookPart } from './look-part.ts'
