// Coins that a player has missed in a battle because of a wrong key, less what was paid for them already.

import type { AnswerKey } from '@trivium/rules/grading'
import { coinsMissed, questionIdsOfBattle } from '../battles/index.ts'
import type { Tx } from '../db/transaction.ts'
import { answerKeyOf, type KeptQuestion, readQuestions } from '../questions/index.ts'
import { readPaidBefore } from './play-store.ts'

export async function coinsMissedIn(tx: Tx, playId: number, corrected: ReadonlyMap<number, KeptQuestion>): Promise<number> {
  const read = await readQuestions(tx, await questionIdsOfBattle(tx, playId))
  const keys = new Map<number, AnswerKey>([...read, ...corrected].map(([id, question]) => [id, answerKeyOf(question)]))
  const missed = await coinsMissed(tx, playId, keys)
  return Math.max(0, missed - (await readPaidBefore(tx, playId)))
}
