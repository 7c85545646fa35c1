// What is missed comes back. When is decided in rules/src/practice.ts.

export { practiceActions } from './actions.ts'
export { practiceToday } from './due.ts'
export { type Practised, reviewAnswers } from './review.ts'
