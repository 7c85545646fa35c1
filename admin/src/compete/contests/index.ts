export { contestsPart } from './contests-part.ts'
