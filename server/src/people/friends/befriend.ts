// Makes players friends, in the transaction of the event that brought them together: a sign-up by invitation, or an accepted request.

import type { Tx } from '../../platform/db/transaction.ts'
import { insertFriends, type Meeting } from './store.ts'

export async function befriend(tx: Tx, accountIds: readonly number[], meeting: Meeting): Promise<void> {
  if (accountIds.length > 1) await insertFriends(tx, accountIds, meeting)
}
