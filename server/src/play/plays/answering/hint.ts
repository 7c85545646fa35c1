// Hints in guess the word: one letter at a time, charged in the transaction that reveals it.

import { graphemesOf, hintsLeft, lettersOf, nextHint } from '@trivium/rules/play/plays/words'
import type { Context } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { charge } from '../../../rewards/wallet/index.ts'
import { positionOf, readRunningPlay } from '../starting/player-play.ts'
import { questionOf } from '../../questions/index.ts'
import { secureRandom } from '../../../platform/secure-random.ts'
import { saveWholePlay } from './save-store.ts'

export interface Hint {
  position: number
  letter: string
  /** The balance afterwards. */
  coins: number
}

export async function useHint(asked: { play_id: number; question_id: number }, context: Context): Promise<Hint> {
  return inTransaction(context.db, async tx => {
    const play = await readRunningPlay(tx, asked.play_id, context)
    const position = positionOf(play, asked.question_id)
    if (position < play.position) refuse('already_answered')
    if (position > play.position) refuse('lifeline_not_allowed')
    const frozen = must(play.questions[position], 'positionOf found it')
    const { word, sealed_by } = await questionOf(tx, frozen)
    // A contest allows no hints, neither to its own plays nor to those that ask its question already.
    if (word === null || sealed_by !== null) refuse('lifeline_not_allowed')
    const shown = frozen.hints ?? []
    if (hintsLeft(lettersOf(word), shown.length, play.rules.hintsPerQuestion) === 0) refuse('hint_used_up')
    const next = must(nextHint(word, shown, secureRandom), 'there is a hint left')
    frozen.hints = [...shown, next]
    const coins = await charge(tx, {
      accountId: play.account_id,
      amount: play.rules.hintPrice,
      title: 'hint',
      reference: `play:${play.id}`,
      idempotencyKey: `hint:${play.id}:${asked.question_id}:${shown.length}`,
    })
    await saveWholePlay(tx, play)
    return { position: next, letter: must(graphemesOf(word)[next], 'nextHint stays inside the word'), coins }
  })
}
