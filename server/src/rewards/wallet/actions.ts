// Calls of players about their coins.

import { badgeTypes } from '@trivium/contract/rewards/badges'
import { wallet } from '@trivium/contract/rewards/wallet'
import { noteClaim } from '../../platform/api/claims.ts'
import { type Context, handle } from '../../platform/api/handle.ts'
import { allTimeStanding } from '../leaderboards/index.ts'
import { codeOf } from '../../platform/settings/index.ts'
import { claimReward } from './claim-reward.ts'
import { coinHistory } from './history.ts'
import { balanceOf, playerLedger } from './ledger.ts'

export const walletActions = handle(wallet, {
  async get_user_coin_score(_input, context) {
    return coinScoreOf(context)
  },

  async set_user_coin_score(claim, context) {
    const badge = badgeTypes.find(type => type === claim.type)
    const { db, player, settings, now } = context
    if (badge) await claimReward(db, { accountId: player.id, settings, at: now }, badge)
    const truth = await coinScoreOf(context)
    noteClaim(context, claim, truth)
    return truth
  },

  async get_tracker_data({ type, offset = 0, limit }, { db, player, settings }) {
    const history = { accountId: player.id, type, offset, limit: limit ?? settings.page_size }
    return coinHistory(db, history, await codeOf(db, player.webLanguage, settings))
  },
})

async function coinScoreOf({ db, player }: Context) {
  const standing = await allTimeStanding(db, player.id)
  const score = standing?.score ?? 0
  return { coins: await balanceOf(db, playerLedger(player.id)), score, all_time_score: score }
}
