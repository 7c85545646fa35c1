export { Podium } from './podium.tsx'
export { RankRow } from './rank-row.tsx'
