export { passagesPart } from './passages-part.ts'
