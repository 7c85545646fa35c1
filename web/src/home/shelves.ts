// The shelves of the home page that load together in one chunk.

export { BoardCard } from './board-card.tsx'
export { CategoryShelf } from './category-shelf.tsx'
export { ModesShelf } from './modes-shelf.tsx'
