// Inserts account rows directly, for tests below the API, without sign-up.

import type { Db } from '../../src/platform/db/connect.ts'
import { openPlayerLedger } from '../../src/rewards/wallet/index.ts'

/** @returns ids of new accounts, each with a balance of 0. */
export async function insertAccounts(db: Db, count: number, more: { timezone?: string } = {}): Promise<number[]> {
  const last = await db
    .selectFrom('accounts')
    .select(eb => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  const first = (last?.id ?? 0) + 1
  const rows = Array.from({ length: count }, (_, index) => {
    const mark = `test-${first + index}`
    return { subject: mark, sign_in_type: 'email' as const, name: `Player ${first + index}`, refer_code: mark, ...more }
  })
  const inserted = await db.insertInto('accounts').values(rows).returning('id').execute()
  for (const { id } of inserted) await openPlayerLedger(db, id)
  return inserted.map(({ id }) => id)
}
