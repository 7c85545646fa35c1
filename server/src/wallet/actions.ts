// What players may ask about their coins.

import { type BadgeType, badgeTypes } from '@trivium/contract/badges'
import { wallet } from '@trivium/contract/wallet'
import { noteClaim } from '../api/claims.ts'
import { type Context, handle, type Handlers } from '../api/handle.ts'
import { allTimeStanding } from '../boards/index.ts'
import { codeOf, sayIn } from '../settings/index.ts'
import { balanceOf, playerLedger } from './ledger.ts'
import { countHistory, readHistory } from './store.ts'
import { presentTransaction } from './views.ts'

/** @param claimReward pays a badge once; handed in, since badges pay through the wallet. */
export function walletActions(claimReward: (context: Context, type: BadgeType) => Promise<void>): Handlers<typeof wallet> {
  return handle(wallet, {
    async get_user_coin_score(_input, context) {
      return coinScoreOf(context)
    },

    async set_user_coin_score(claim, context) {
      const badge = badgeTypes.find(type => type === claim.type)
      if (badge) await claimReward(context, badge)
      const truth = await coinScoreOf(context)
      noteClaim(context, claim, truth)
      return truth
    },

    async get_tracker_data({ type, offset = 0, limit }, { db, player, settings }) {
      const history = { accountId: player.id, type, offset, limit: limit ?? settings.page_size }
      const languageCode = codeOf(player.webLanguage, settings)
      const [rows, total, say] = await Promise.all([readHistory(db, history), countHistory(db, history), sayIn(languageCode, languageCode)])
      return { data: rows.map(row => presentTransaction(row, { say, languageCode })), total }
    },
  })
}

async function coinScoreOf({ db, player }: Context): Promise<{ coins: number; score: number }> {
  const standing = await allTimeStanding(db, player.id)
  return { coins: await balanceOf(db, playerLedger(player.id)), score: standing?.score ?? 0 }
}
