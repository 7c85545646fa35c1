// Ends the payouts of a deleted account. Pending ones return to the balance, which is then surrendered. Approved ones are owed and keep
// their address until they are paid or rejected. All others lose their address.

import type { Tx } from '../../platform/db/transaction.ts'
import { returnPending } from './asking/ask.ts'
import { blankAddresses, readPending } from './store.ts'

/** The account must be locked, and its balance not yet surrendered. */
export async function endPayouts(tx: Tx, accountId: number): Promise<void> {
  const pending = await readPending(tx, accountId)
  if (pending) await returnPending(tx, pending)
  await blankAddresses(tx, accountId)
}
