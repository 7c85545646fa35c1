// Starts a regrade: a row that the clock finds (run.ts).

import type { Tx } from '../../platform/db/transaction.ts'
import { readCorrected, readSameOptions } from '../../bank/questions/index.ts'
import { insertRegrade } from './store.ts'

/** The question, and its earlier versions with the same options. */
const concernedQuestions = async (tx: Tx, questionId: number): Promise<number[]> => {
  const ids = await readSameOptions(tx, questionId)
  const read = await readCorrected(tx, ids)
  return ids.filter(id => (read.get(id)?.corrections.length ?? 0) > 0)
}

/** @returns null when one is running already; 0 when there is nothing to regrade by */
export async function startRegrade(tx: Tx, start: { questionId: number; startedBy: number; at: Date }): Promise<number | null> {
  const questionIds = await concernedQuestions(tx, start.questionId)
  if (!questionIds.includes(start.questionId)) return 0
  return insertRegrade(tx, { ...start, questionIds })
}
