// Moves badges and unlocks them, in the transaction of whatever moved them. Which facts count is in rules/src/badges.ts.

import type { BadgeType } from '@trivium/contract/badges'
import type { BadgeChange, BadgeSettings } from '@trivium/rules/badges'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { notify } from '../notices/index.ts'
import { lockEarner, moveBadges } from './store.ts'

/** Who moves forward, by which settings and when. */
export interface Earner {
  accountId: number
  settings: Pick<BadgeSettings, 'badges'>
  at: Date
}

/**
 * Locks the account: call it before anything that comes later in the order of locks. A badge unlocks once, ever; each unlock is told at once.
 * @returns the newly unlocked ones, power_elite among them when it is due; none for a deleted account
 */
export function recordProgress(db: Db, earner: Earner, changes: BadgeChange[]): Promise<BadgeType[]> {
  if (changes.length === 0) return Promise.resolve([])
  return inTransaction(db, async tx => {
    // One at a time per account: so calls at the same moment, with badges in any order, cannot wait for each other in a circle.
    return (await lockEarner(tx, earner.accountId)) ? moveForward(tx, earner, changes) : []
  })
}

/** For an account that is locked. @returns as `recordProgress` */
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
