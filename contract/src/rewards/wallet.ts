// A player's coins and score. The ledger is in server/src/rewards/wallet/ledger.ts.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { ClaimedBadge } from './badges.ts'
import { claimed, inSmallLetters, nameByNumber, optional, page, Text, Time, Whole } from '../platform/fields.ts'

/** `all_time_score` is the seed's name for the score. */
const CoinScore = z.object({ coins: z.int(), score: z.int(), all_time_score: z.int() })

export const Transaction = z.object({
  id: z.int(),
  title: z.string(),
  /** The subject in words: "Geography · Capitals · Level 3". */
  detail: z.string().nullable(),
  points: z.int(),
  type: z.enum(['income', 'spent']),
  date: Time,
  balance_after: z.int(),
})
export type Transaction = z.output<typeof Transaction>

/** The seed's names or numbers. `history` is all, `income` and `spent` are parts of it. Any other value means `history`. */
const HistoryType = optional(
  z.preprocess(
    value =>
      nameByNumber(
        new Map([
          ['1', 'history'],
          ['2', 'income'],
        ]),
      )(inSmallLetters(value)),
    z.enum(['history', 'income', 'spent']).catch('history'),
  ),
)

export const wallet = {
  get_user_coin_score: action({
    summary: 'Balance and all-time score',
    access: 'player',
    input: z.object({}),
    output: CoinScore,
    refusals: [],
  }),
  set_user_coin_score: action({
    summary: 'A claim; the reply is the true balance. With the type of an unlocked badge, the server pays its reward once',
    access: 'player',
    movesCoins: true,
    input: z.object({
      coins: claimed(Whole(-1_000_000_000, 1_000_000_000)),
      score: claimed(Whole(-1_000_000_000, 1_000_000_000)),
      type: ClaimedBadge,
      title: claimed(Text(120)),
      status: claimed(Whole(0, 9)),
    }),
    output: CoinScore,
    refusals: ['badge_locked', 'already_claimed'],
  }),
  get_tracker_data: action({
    summary: 'Coin history from the ledger, newest first',
    access: 'player',
    input: z.object({ ...page, type: HistoryType }),
    output: z.array(Transaction),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
}
