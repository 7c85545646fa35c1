export { LeaguePart } from './league-part.tsx'
