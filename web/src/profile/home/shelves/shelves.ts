// What is below the first screen of the home page, which loads together in one chunk.

export { LeaderboardCard } from './leaderboard-card.tsx'
export { CategoryShelf } from './category-shelf.tsx'
export { ModesShelf } from './modes-shelf.tsx'
export { Slides } from './slides.tsx'
export { SiteFooter } from './site-footer.tsx'
