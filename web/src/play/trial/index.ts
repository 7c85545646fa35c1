export { TrialCard } from './lazy-trial-card.tsx'
