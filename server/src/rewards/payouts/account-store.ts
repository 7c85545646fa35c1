// SQL about accounts, for payouts.

import type { Db } from '../../platform/db/connect.ts'
import type { AccountRow } from '../../platform/db/lock-accounts.ts'

export function readAccountRow(db: Db, accountId: number): Promise<AccountRow> {
  return db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
}

export function findAccount(db: Db, accountId: number): Promise<Pick<AccountRow, 'id' | 'status'> | undefined> {
  return db.selectFrom('accounts').select(['id', 'status']).where('id', '=', accountId).executeTakeFirst()
}

export function readWhereabouts(
  db: Db,
  accountIds: readonly number[],
): Promise<Pick<AccountRow, 'sign_in_type' | 'mobile' | 'timezone'>[]> {
  return db
    .selectFrom('accounts')
    .select(['sign_in_type', 'mobile', 'timezone'])
    .where('id', 'in', [...accountIds])
    .execute()
}
