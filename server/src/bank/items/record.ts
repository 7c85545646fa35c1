// Adds first answers to the sums of their questions.

import { addAnswer, type FirstAnswer, noSums } from '@trivium/rules/bank/items/item-stats'
import type { Tx } from '../../platform/db/transaction.ts'
import { addSums } from './store.ts'

export interface AnsweredFirst extends FirstAnswer {
  questionId: number
}

/**
 * One statement for all answers. It locks the stats rows of their questions until the transaction ends, and many players answer the same
 * questions: call it late in a transaction.
 */
export async function recordFirstAnswers(tx: Tx, { answers }: { answers: readonly AnsweredFirst[] }): Promise<void> {
  const byQuestion = new Map<number, typeof noSums>()
  for (const answer of answers) byQuestion.set(answer.questionId, addAnswer(byQuestion.get(answer.questionId) ?? noSums, answer))
  await addSums(tx, byQuestion)
}
