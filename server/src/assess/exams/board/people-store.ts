// SQL of examiners and examinees.

import type { Db } from '../../../platform/db/connect.ts'

export async function nameOf(db: Db, accountId: number): Promise<string> {
  const { name } = await db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()
  return name
}

export async function isActiveAccount(db: Db, accountId: number): Promise<boolean> {
  const row = await db.selectFrom('accounts').select('id').where('id', '=', accountId).where('status', '=', 'active').executeTakeFirst()
  return row !== undefined
}
