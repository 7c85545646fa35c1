// The shelves of the home page and the operator's announcements, which load together in one chunk, and the guests' question, which
// follows them.

export { TrialCard } from '../../../play/trial/index.ts'
export { LeaderboardCard } from './leaderboard-card.tsx'
export { CategoryShelf } from './category-shelf.tsx'
export { ModesShelf } from './modes-shelf.tsx'
export { Slides } from './slides.tsx'
