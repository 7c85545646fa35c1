// Questions that were answered wrong come back for practice. rules/src/play/practice/practice.ts decides when.

export { practiceActions } from './actions.ts'
export { practiceToday } from './due.ts'
export { type Practised, reviewAnswers } from './review.ts'
