// Pays the reward of an unlocked badge, once.

import type { BadgeType } from '@trivium/contract/rewards/badges'
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
