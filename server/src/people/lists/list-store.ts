// SQL of the accounts that a list names.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { KnownAccount } from './judge-list.ts'

/** Accounts with these numbers or with these verified addresses. */
export async function readKnownAccounts(db: Db, ids: readonly number[], emails: readonly string[]): Promise<KnownAccount[]> {
  const columns = sql`id, name, case when sign_in_type <> 'mobile' then lower(email) end as email, status = 'active' as "isActive"`
  const { rows } = await sql<KnownAccount>`
    select ${columns} from accounts where status <> 'deleted' and id = any(${[...ids]}::int[])
    union
    select ${columns} from accounts
    where status <> 'deleted' and sign_in_type <> 'mobile' and lower(email) = any(${[...emails]}::text[])`.execute(db)
  return rows
}

/** The verified address of an account; null without one. */
export async function readVerifiedEmail(db: Db, accountId: number): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select case when sign_in_type <> 'mobile' then lower(email) end as email from accounts where id = ${accountId}`.execute(db)
  return rows[0]?.email ?? null
}

export async function nameOfAccount(db: Db, accountId: number): Promise<string> {
  const { name } = await db.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirstOrThrow()
  return name
}
