export { playersPart } from './players-part.ts'
export { PlayerSearch } from './player-search.tsx'
