// Makes friends of players, in the transaction of what brought them together: an invitation that was taken up, or a battle by code.

import type { Tx } from '../../platform/db/transaction.ts'
import { insertFriends, type Meeting } from './store.ts'

export async function befriend(tx: Tx, accountIds: readonly number[], meeting: Meeting): Promise<void> {
  if (accountIds.length > 1) await insertFriends(tx, accountIds, meeting)
}
