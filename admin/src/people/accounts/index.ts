export { playersPart } from './players-part.ts'
