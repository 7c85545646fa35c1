export { looksLikeEmail, toMobile } from './checks.ts'
export { type KeptTaste, forgetKept, keep, readKept } from './kept-taste.ts'
export { SecondFactorSection } from './second-factor/second-factor-section.tsx'
export { takeOverTaste } from './take-over-taste.ts'
