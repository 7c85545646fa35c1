export { blockedWordsPart } from './blocked-words-part.ts'
export { moderationPart } from './moderation-part.ts'
