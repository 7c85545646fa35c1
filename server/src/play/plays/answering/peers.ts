// The shares of other players' first answers. Only replies that already reveal the right answer may carry them.

import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { Peers } from '@trivium/contract/play/plays'
import { keyAt } from '@trivium/rules/play/plays/grading'
import { peersOf } from '@trivium/rules/play/plays/peers'
import type { Db } from '../../../platform/db/connect.ts'
import { type AskedAndFrozen, readFirstChoices } from './answer-store.ts'

/** The types of question of which a player chooses one option. */
const choosesOne: ReadonlySet<QuestionType> = new Set(['multiple_choice', 'true_false', 'audio', 'maths'])

/** By question id, without questions that too few players have met. Reads counters, never the log of answers. */
export async function readPeers(db: Db, asked: readonly AskedAndFrozen[]): Promise<Map<number, Peers>> {
  const withOneChoice = asked.filter(({ question }) => choosesOne.has(question.question_type))
  if (withOneChoice.length === 0) return new Map()
  const counts = await readFirstChoices(db, withOneChoice)
  return new Map(
    withOneChoice.flatMap(({ question, frozen }): [number, Peers][] => {
      const peers = peersOf(counts.get(question.id) ?? [])
      if (!peers) return []
      const shares = Object.fromEntries(frozen.order.map((index, place) => [keyAt(place), peers.shares[index] ?? 0]))
      return [[question.id, { answers: peers.answers, shares }]]
    }),
  )
}
