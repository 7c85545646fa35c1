export { looksLikeEmail, nameProblem, toMobile } from './checks.ts'
export { type SavedTrial, clearSaved, saveTrial, readSaved } from './saved-trial.ts'
export { SecondFactorSection } from './second-factor/second-factor-section.tsx'
export { takeOverTrial } from './take-over-trial.ts'
