export { Preview } from './preview/preview-frame.tsx'
export { type Values, seenBy } from './question-form-values.ts'
export { questionsPart } from './questions-part.ts'
