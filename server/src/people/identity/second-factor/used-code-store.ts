// SQL of codes of authenticator apps that were used (0043-used-codes.sql).

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** Longer than any code is valid: in its own half minute, the one before and the one after. */
const lifeSeconds = 300

/** @returns whether this is the first use of the code, also when it is sent twice at the same moment */
export async function claimCode(db: Db, userId: string, code: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into identity_used_codes as u ("userId", code, used_at) values (${userId}, ${code}, ${now})
    on conflict ("userId", code) do update set used_at = excluded.used_at
      where u.used_at < ${now}::timestamptz - make_interval(secs => ${lifeSeconds})
    returning 1`.execute(db)
  return rows.length > 0
}

export async function deleteUsedCodes(db: Db, now: Date): Promise<void> {
  await sql`delete from identity_used_codes where used_at < ${now}::timestamptz - make_interval(secs => ${lifeSeconds})`.execute(db)
}
