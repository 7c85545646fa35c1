// Starts a regrade by inserting a row, which the job finds (run.ts).

import type { Tx } from '../../platform/db/transaction.ts'
import { readCorrected, readSameOptions } from '../../bank/questions/index.ts'
import { insertRegrade } from './store.ts'

/** The question and its earlier versions with the same options, as far as they have a correction. */
const concernedQuestions = async (tx: Tx, questionId: number): Promise<number[]> => {
  const ids = await readSameOptions(tx, questionId)
  const read = await readCorrected(tx, ids)
  return ids.filter(id => (read.get(id)?.corrections.length ?? 0) > 0)
}

/** @returns the regrade's id; null if one is running already; 0 if the question has no correction */
export async function startRegrade(tx: Tx, start: { questionId: number; startedBy: number; at: Date }): Promise<number | null> {
  const questionIds = await concernedQuestions(tx, start.questionId)
  if (!questionIds.includes(start.questionId)) return 0
  return insertRegrade(tx, { ...start, questionIds })
}
