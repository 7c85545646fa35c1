// Stats of items: what the first answers of many players say about a question. The formulas are in rules/src/bank/items/item-stats.ts.

export { readChoices } from './flag-store.ts'
export { noteFlags } from './note-flags.ts'
export { type AnsweredFirst, recordFirstAnswers } from './record.ts'
export { relevel, releveller } from './relevel.ts'
export { readStats, readFirstAnswers, readSums } from './store.ts'
