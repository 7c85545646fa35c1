export { questionAdminActions } from './admin.ts'
export { arranged, asFrozen, choiceNow, orderOf } from './starter/arranged.ts'
export { fingerprintOf } from './fingerprint.ts'
export { type ComparedContent, compare, type Likeness, likenessOf, printOfWords, rightInWords, rightTextsOf } from './likeness.ts'
export { answerKeyOf, type CachedQuestion, readQuestions } from './cached-questions.ts'
export { publishAllDue, readNextPublication } from './admin-store.ts'
export { insertQuestions, lockContent, type NewQuestion, upsertCategory, upsertQuestions } from './store.ts'
export { isArranged, rearrangeQuestions } from './starter/rearrange-store.ts'
export { loadStarterContent } from './starter/starter-content.ts'
export {
  addCorrection,
  keyIn,
  type CorrectedWords,
  lockQuestion,
  readCorrected,
  readSameOptions,
  replaceQuestion,
  withdrawQuestion,
} from './correct-store.ts'
