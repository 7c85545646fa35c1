// SQL of tries of exam keys.

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

interface Try {
  examId: number
  accountId: number
  /** Further tries are locked after this many wrong ones. */
  most: number
  lockMs: number
  now: Date
}

/** Counts a try; a try during the lock does not prolong it. Counting starts anew when the last try is longer ago than a lock lasts.
 * @returns the number of tries, including this one */
export async function takeTry(db: Db, { examId, accountId, most, lockMs, now }: Try): Promise<number> {
  const since = new Date(now.getTime() - lockMs)
  const { rows } = await sql<{ tries: number }>`
    insert into exam_key_tries as t (exam_id, account_id, tries, last_at) values (${examId}, ${accountId}, 1, ${now})
    on conflict (exam_id, account_id) do update set
      tries = case when t.last_at <= ${since} then 1 else t.tries + 1 end,
      last_at = case when t.last_at <= ${since} or t.tries < ${most} then excluded.last_at else t.last_at end
    returning tries`.execute(db)
  return rows[0]?.tries ?? 1
}

export async function forgiveTries(db: Db, examId: number, accountId: number): Promise<void> {
  await db.deleteFrom('exam_key_tries').where('exam_id', '=', examId).where('account_id', '=', accountId).execute()
}
