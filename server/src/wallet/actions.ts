// What players may ask about their coins.

import { wallet } from '@trivium/contract/wallet'
import { type Context, handle } from '../api/handle.ts'
import { allTimeStanding } from '../boards/index.ts'
import { balanceOf, playerLedger } from './ledger.ts'
import { countHistory, readHistory } from './store.ts'
import { presentTransaction } from './views.ts'

export const walletActions = handle(wallet, {
  async get_user_coin_score(_input, context) {
    return coinScoreOf(context)
  },

  async set_user_coin_score(claim, context) {
    const truth = await coinScoreOf(context)
    const differs = (claim.coins ?? truth.coins) !== truth.coins || (claim.score ?? truth.score) !== truth.score
    if (differs) context.log.info({ claim: { coins: claim.coins, score: claim.score }, truth }, 'claim differs from the truth')
    return truth
  },

  async get_tracker_data({ type, offset = 0, limit }, { db, player, settings }) {
    const history = { accountId: player.id, type, offset, limit: limit ?? settings.page_size }
    const [rows, total] = await Promise.all([readHistory(db, history), countHistory(db, history)])
    return { data: rows.map(presentTransaction), total }
  },
})

async function coinScoreOf({ db, player }: Context): Promise<{ coins: number; score: number }> {
  const standing = await allTimeStanding(db, player.id)
  return { coins: await balanceOf(db, playerLedger(player.id)), score: standing?.score ?? 0 }
}
