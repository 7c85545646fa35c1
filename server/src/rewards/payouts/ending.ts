// What becomes of payouts when their account is deleted: what is pending comes back into the purse, which is then surrendered; what is
// approved is owed and stays, with its address, until it is paid or rejected. Everything else loses its address.

import type { Tx } from '../../platform/db/transaction.ts'
import { returnPending } from './asking/ask.ts'
import { blankAddresses, readPending } from './store.ts'

/** The account must be locked, and its purse not be empty yet. */
export async function endPayouts(tx: Tx, accountId: number): Promise<void> {
  const pending = await readPending(tx, accountId)
  if (pending) await returnPending(tx, pending)
  await blankAddresses(tx, accountId)
}
