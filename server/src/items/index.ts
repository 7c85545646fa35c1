// Figures of items: what the first answers of many players say about a question. The formulas are in rules/src/item-figures.ts.

export { type AnsweredFirst, recordFirstAnswers } from './record.ts'
export { readFigures, readFirstAnswers } from './store.ts'
