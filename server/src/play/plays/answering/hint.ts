// Hints in guess the word: one letter at a time, charged in the transaction that reveals it.

import { graphemesOf } from '@trivium/rules/play/plays/words'
import type { Context } from '../../../platform/api/handle.ts'
import { must } from '../../../platform/api/refuse.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { charge } from '../../../rewards/wallet/index.ts'
import { positionOf, readRunningPlay } from '../starting/player-play.ts'
import { questionOf } from '../../questions/index.ts'
import { secureRandom } from '../../../platform/secure-random.ts'
import { carryOut } from './carry-out.ts'
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
    const frozen = must(play.questions[position], 'positionOf found it')
    const { word, sealed_by } = await questionOf(tx, frozen)
    const shown = frozen.hints ?? []
    carryOut(play, { type: 'buy_hint', position, word, sealed_by, random: secureRandom }, context.now)
    const bought = must(play.questions[position]?.hints?.at(-1), 'a hint was bought')
    const coins = await charge(tx, {
      accountId: play.account_id,
      amount: play.rules.hintPrice,
      title: 'hint',
      reference: `play:${play.id}`,
      idempotencyKey: `hint:${play.id}:${asked.question_id}:${shown.length}`,
    })
    await saveWholePlay(tx, play)
    return { position: bought, letter: must(graphemesOf(word ?? '')[bought], 'the engine stays inside the word'), coins }
  })
}
