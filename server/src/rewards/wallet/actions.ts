// Calls of players about their coins.

import { badgeTypes, type BadgeType } from '@trivium/contract/rewards/badges'
import { wallet } from '@trivium/contract/rewards/wallet'
import { noteClaim } from '../../platform/api/claims.ts'
import { type Context, handle } from '../../platform/api/handle.ts'
import { allTimeStanding } from '../leaderboards/index.ts'
import { codeOf } from '../../platform/settings/index.ts'
import { coinHistory } from './views.ts'
import { balanceOf, playerLedger } from './ledger.ts'
import { type Earner, markClaimed } from '../badges/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { earn } from './earn.ts'

/** @throws Refused badge_locked, already_claimed */
export function claimReward(db: Db, { accountId, settings, at }: Earner, type: BadgeType): Promise<void> {
  return inTransaction(db, async tx => {
    const accounts = await lockAccounts(tx, [accountId])
    await markClaimed(tx, accountId, type, at)
    const keys = { title: 'badge_reward', reference: `badge:${type}`, idempotencyKey: `badge:${accountId}:${type}` } as const
    const reward = { accountId, from: 'house:rewards', amount: settings.badges[type].reward, ...keys } as const
    await earn(tx, accounts, [reward], { settings, at })
  })
}

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
