// Marks the reward of an unlocked badge as claimed; the wallet pays it.

import type { BadgeType } from '@trivium/contract/rewards/badges'
import { refuse } from '../../platform/api/refuse.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { readBadge, setClaimed } from './store.ts'

/** The account must be locked. @throws Refused badge_locked, already_claimed */
export async function markClaimed(tx: Tx, accountId: number, type: BadgeType, at: Date): Promise<void> {
  const badge = await readBadge(tx, accountId, type)
  if (!badge?.unlocked_at) refuse('badge_locked')
  if (badge.claimed_at) refuse('already_claimed')
  await setClaimed(tx, accountId, type, at)
}
