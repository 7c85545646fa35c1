// The shelves of the home page that come together.

export { BoardCard } from './board-card.tsx'
export { CategoryShelf } from './category-shelf.tsx'
export { ModesShelf } from './modes-shelf.tsx'
