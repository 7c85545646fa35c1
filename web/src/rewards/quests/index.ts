export { QuestsCard } from './quests-card.tsx'
export { useQuestsDone } from './use-quests-done.ts'
