export { QuestsCard } from './quests-card.tsx'
export { useQuestsDone } from './use-quest-news.ts'
