export { QuestsCard } from './quests-card.tsx'
