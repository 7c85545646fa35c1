// A player's progress with the badges, in a few numbers.

import { type BadgeType, badgeTypes } from '@trivium/contract/rewards/badges'
import type { BadgeSettings } from '@trivium/rules/rewards/badges'
import { nearestFirst } from '@trivium/rules/rewards/nearest-badge'
import type { Db } from '../../platform/db/connect.ts'
import { readBadges } from './store.ts'

export interface BadgeSummary {
  unlocked: number
  /** Unlocked badges whose reward is not claimed yet. */
  toClaim: number
  /** The locked badge that is closest to unlocking; null when all are unlocked. */
  next: { type: BadgeType; progress: number; counter: number } | null
}

export async function badgeSummary(db: Db, accountId: number, settings: Pick<BadgeSettings, 'badges'>): Promise<BadgeSummary> {
  const rows = new Map((await readBadges(db, accountId)).map(row => [row.type, row]))
  const unlocked = [...rows.values()].filter(row => row.unlocked_at)
  const locked = badgeTypes
    .filter(type => !rows.get(type)?.unlocked_at)
    .map(type => ({ type, progress: rows.get(type)?.progress ?? 0, counter: settings.badges[type].counter }))
  return { unlocked: unlocked.length, toClaim: unlocked.filter(row => !row.claimed_at).length, next: nearestFirst(locked)[0] ?? null }
}
