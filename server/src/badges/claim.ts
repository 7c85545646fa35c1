// Pays the reward of an unlocked badge, once.

import type { BadgeType } from '@trivium/contract/badges'
import { refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { earnCoins } from './earn-coins.ts'
import type { Earner } from './progress.ts'
import { lockEarner, readBadge, setClaimed } from './store.ts'

/** @throws Refused badge_locked, already_claimed */
export function claimReward(db: Db, earner: Earner, type: BadgeType): Promise<void> {
  return inTransaction(db, async tx => {
    const { accountId, settings, at } = earner
    await lockEarner(tx, accountId)
    const badge = await readBadge(tx, accountId, type)
    if (!badge?.unlocked_at) refuse('badge_locked')
    if (badge.claimed_at) refuse('already_claimed')
    await setClaimed(tx, accountId, type, at)
    const amount = settings.badges[type].reward
    if (amount === 0) return
    const key = `badge:${accountId}:${type}`
    await earnCoins(tx, earner, { from: 'house:rewards', amount, title: 'badge_reward', reference: `badge:${type}`, idempotencyKey: key })
  })
}
