// Moves badges forward and unlocks them, in the transaction of the event that counts. rules/src/badges.ts says which facts count.

import type { BadgeType } from '@trivium/contract/badges'
import type { BadgeChange } from '@trivium/rules/badges'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { notify } from '../notices/index.ts'
import { type Earner, lockEarner, moveBadges } from './store.ts'

/**
 * Locks the account: call it before locking anything that comes later in the order of locks. A badge unlocks at most once, and each
 * unlock is notified.
 * @returns the newly unlocked badges, including power_elite when it is due; none for a deleted account
 */
export function recordProgress(db: Db, earner: Earner, changes: BadgeChange[]): Promise<BadgeType[]> {
  if (changes.length === 0) return Promise.resolve([])
  return inTransaction(db, async tx => {
    // The account lock lets one call at a time move badges: parallel calls cannot deadlock, whatever the order of their badges.
    return (await lockEarner(tx, earner.accountId)) ? moveForward(tx, earner, changes) : []
  })
}

/** The account must be locked. @returns as `recordProgress` */
export async function moveForward(tx: Db, earner: Earner, changes: BadgeChange[]): Promise<BadgeType[]> {
  if (changes.length === 0) return []
  const unlocked = await moveBadges(tx, earner, changes)
  if (unlocked.length === 0) return []
  unlocked.push(...(await moveBadges(tx, earner, [{ type: 'power_elite', add: unlocked.length }])))
  for (const type of unlocked) await announce(tx, earner, type)
  return unlocked
}

function announce(tx: Db, { accountId, settings, at }: Earner, type: BadgeType): Promise<void> {
  const params = { badge: type, count: settings.badges[type].reward }
  return notify(tx, { accountId, type: 'badge', key: `badge:${type}`, params, at })
}
