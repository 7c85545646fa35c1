// Coins that a player has missed in a battle because of a wrong key, less what regrades have already paid for it.

import type { AnswerKey } from '@trivium/rules/play/plays/grading'
import { coinsMissed, questionsOfBattle } from '../../compete/battles/index.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { answerKeyOf, asFrozen, type CachedQuestion } from '../../bank/questions/index.ts'
import { readPaidBefore } from './play-store.ts'
import { questionsOf } from '../../play/questions/index.ts'

export async function coinsMissedIn(tx: Tx, playId: number, corrected: ReadonlyMap<number, CachedQuestion>): Promise<number> {
  const asked = await questionsOfBattle(tx, playId)
  const read = await questionsOf(tx, { questions: asked })
  const keys = new Map<number, AnswerKey>(
    asked.flatMap(frozen => {
      const id = frozen.question_id
      const known = corrected.get(id)
      const question = known ? asFrozen(known, frozen) : read.get(id)
      return question ? [[id, answerKeyOf(question)] as const] : []
    }),
  )
  const missed = await coinsMissed(tx, playId, keys)
  return Math.max(0, missed - (await readPaidBefore(tx, playId)))
}
