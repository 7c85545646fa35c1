// The shelves of the home page and the operator's announcements, which load together in one chunk.

export { LeaderboardCard } from './leaderboard-card.tsx'
export { CategoryShelf } from './category-shelf.tsx'
export { ModesShelf } from './modes-shelf.tsx'
export { Slides } from './slides.tsx'
