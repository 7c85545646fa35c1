// Removes a deleted account from its leagues and from every leaderboard, and updates the counts of the blocks.

import type { Db } from '../../platform/db/connect.ts'
import { deleteLeagues } from '../leagues/index.ts'
import { readLeaderboardsOf, removeEntries, shareLeaderboards } from './store.ts'

/** The account must be locked, so that none of its plays adds score meanwhile. Lock order: call it before coins move. */
export async function removeFromLeaderboards(tx: Db, accountId: number): Promise<void> {
  await deleteLeagues(tx, accountId)
  const leaderboards = await readLeaderboardsOf(tx, accountId)
  if (leaderboards.length === 0) return
  // A separate statement: the next one must see every split that ended while this one waited for the lock.
  await shareLeaderboards(tx, leaderboards)
  await removeEntries(tx, accountId)
}
