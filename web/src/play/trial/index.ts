export { TasteCard } from './lazy-taste-card.tsx'
