// Moves badges forward and unlocks them, in the transaction of the event that counts. rules/src/rewards/badges.ts says which facts count.

import type { BadgeType } from '@trivium/contract/rewards/badges'
import type { BadgeChange } from '@trivium/rules/rewards/badges'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { type NewNotice, notify } from '../notices/index.ts'
import { type BadgeProgress, type Earner, lockEarner, moveBadges, type BadgeMoment, type Unlocked } from './store.ts'

/**
 * Locks the account: call it before taking locks that come later in the lock order. A badge unlocks at most once, and each unlock sends a
 * notice.
 * @returns the newly unlocked badges, including power_elite when it is due; none for a deleted account
 */
export function recordProgress(db: Db, earner: Earner, changes: BadgeChange[]): Promise<BadgeType[]> {
  if (changes.length === 0) return Promise.resolve([])
  return inTransaction(db, async tx => {
    // The account lock lets one call at a time move badges: parallel calls cannot deadlock, whatever the order of their badges.
    if (!(await lockEarner(tx, earner.accountId))) return []
    return (await moveForward(tx, earner, new Map([[earner.accountId, changes]]))).map(({ type }) => type)
  })
}

/**
 * The accounts must be locked.
 * @param notices of the same event: sent in one statement with the notices of the badges, and before them
 * @returns as `recordProgress`, for all accounts
 */
export async function moveForward(
  tx: Db,
  { settings, at }: BadgeMoment,
  progress: BadgeProgress,
  notices: readonly NewNotice[] = [],
): Promise<Unlocked[]> {
  const unlocked = await moveBadges(tx, { settings, at }, progress)
  const ofBadges = unlocked.map(({ accountId, type }) => {
    const params = { badge: type, count: settings.badges[type].reward }
    return { accountId, type: 'badge', key: `badge:${type}`, params, at } as const
  })
  await notify(tx, ...notices, ...ofBadges)
  return unlocked
}
