export { LeaguePart } from './league-part.tsx'
export { RivalLine } from './rival-line.tsx'
