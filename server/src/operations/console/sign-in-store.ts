// SQL of sign-in tests and of an administrator's own contacts.

import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { SignInTests } from '../../platform/db/tables/admin-tables.ts'

export type SignInTestRow = Selectable<SignInTests>

export async function readSignInTests(db: Db): Promise<Map<string, SignInTestRow>> {
  const rows = await db.selectFrom('sign_in_tests').selectAll().execute()
  return new Map(rows.map(row => [row.method, row]))
}

/** @returns false while a test of this method that began after `since` is running */
export async function beginSignInTest(db: Db, method: string, at: Date, since: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into sign_in_tests as t (method, started_at) values (${method}, ${at})
    on conflict (method) do update set started_at = excluded.started_at, ended_at = null, is_sound = null, found = null
      where t.ended_at is not null or t.started_at <= ${since}
    returning method`.execute(db)
  return rows.length > 0
}

/** Ends the run that began at `startedAt`; a later run has its own end. */
export async function endSignInTest(
  db: Db,
  method: string,
  startedAt: Date,
  ended: { at: Date; isSound: boolean; found: string },
): Promise<void> {
  await db
    .updateTable('sign_in_tests')
    .set({ ended_at: ended.at, is_sound: ended.isSound, found: ended.found })
    .where('method', '=', method)
    .where('started_at', '=', startedAt)
    .execute()
}

export function readOwnContacts(db: Db, accountId: number) {
  return db.selectFrom('accounts').select(['email', 'mobile']).where('id', '=', accountId).executeTakeFirstOrThrow()
}
