// SQL of shares.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Shares } from '../../platform/db/tables/push-tables.ts'
import type { Insertable } from 'kysely'

/** One share per player and subject; the newest call sets its language. @returns its token */
export async function saveShare(db: Db, row: Insertable<Shares>): Promise<string> {
  const { token } = await db
    .insertInto('shares')
    .values(row)
    .onConflict(conflict => conflict.columns(['account_id', 'kind', 'subject']).doUpdateSet({ web_language: row.web_language }))
    .returning('token')
    .executeTakeFirstOrThrow()
  return token
}

export interface ShareRow {
  accountId: number
  kind: Shares['kind']
  subject: string
  webLanguage: string | null
  name: string
  timezone: string
}

/** Reads shares of active accounts only. */
export async function readShare(db: Db, token: string): Promise<ShareRow | undefined> {
  const { rows } = await sql<ShareRow>`
    select s.account_id as "accountId", s.kind, s.subject, s.web_language as "webLanguage", a.name, a.timezone
    from shares s join accounts a on a.id = s.account_id where s.token = ${token} and a.status = 'active'`.execute(db)
  return rows[0]
}

interface SharedResult {
  mode: string
  correct: number
  total: number
}

/** Not of an exam: its manager releases the results. */
export async function readSharedResult(db: Db, accountId: number, playId: number): Promise<SharedResult | undefined> {
  const { rows } = await sql<SharedResult>`
    select mode, (result ->> 'correct')::int as correct, (result ->> 'total')::int as total from plays
    where id = ${playId} and account_id = ${accountId} and state = 'finished' and mode <> 'exam' and result is not null
      and (result ->> 'total')::int > 0`.execute(db)
  return rows[0]
}

export async function hasBadge(db: Db, accountId: number, type: string): Promise<boolean> {
  const { rows } = await sql`select from badges where account_id = ${accountId} and type = ${type} and unlocked_at is not null`.execute(db)
  return rows.length > 0
}
