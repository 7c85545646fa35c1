// One account's turn: whatever counts, caps or pays per player takes it first, so that two requests at once cannot both be the last.

import type { Db } from './connect.ts'

/** Held until the transaction ends. Others may still write rows that refer to the account. */
export function lockAccountRow(tx: Db, accountId: number) {
  return tx.selectFrom('accounts').selectAll().where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow()
}
