export { translationAdminActions } from './translations.ts'
export { questionReviewActions } from './review/review.ts'
export { awaitReviewOfImport } from './review/review-store.ts'
export { questionAdminActions, questionHistoryActions } from './admin.ts'
export { arranged, asFrozen, choiceNow, orderOf } from './starter/arranged.ts'
export { fingerprintOf } from './fingerprint.ts'
export { type ComparedContent, compare, type Likeness, likenessOf, printOfWords, rightInWords, rightTextsOf } from './likeness.ts'
export { answerKeyOf, type CachedQuestion, readQuestions } from './cached-questions.ts'
export { countOffered, type OfferedRow, type OfferFilter, readOffered, readOfferedById, sampleOffered } from './offer-store.ts'
export { presentAsked } from './bank-question.ts'
export { prepareMedia } from './upload.ts'
export { refuseMissingMedia } from './starter/written.ts'
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
  isDraft,
  replaceQuestion,
  withdrawQuestion,
} from './correct-store.ts'
