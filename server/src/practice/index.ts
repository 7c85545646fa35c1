// What is missed comes back. When is decided in rules/src/practice.ts.

export { practiceActions } from './actions.ts'
export { drawDue, practiceTarget, practiceToday } from './due.ts'
export { type PracticedAnswer, reviewAnswers } from './review.ts'
