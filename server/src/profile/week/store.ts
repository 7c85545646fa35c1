// SQL of a week in review: sums of days, and the longest run of right answers.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { daysOf } from '../statistics/index.ts'

interface Days {
  /** YYYY-MM-DD; the last day is excluded. */
  from: string
  until: string
}

/** During a release, a server of the release before does not count the questions that it asks. */
const asked = sql`greatest(d.asked, d.answered)`

export async function readSums(db: Db, accountId: number, { from, until }: Days) {
  const { rows } = await sql<{ day: string; plays: number; asked: number; correct: number }>`
    select day::text as day, sum(plays)::int as plays, sum(asked)::int as asked, sum(correct)::int as correct
    from ${daysOf(accountId, sql`(select timezone from accounts where id = ${accountId})`)}
    where day >= ${from}::date and day < ${until}::date
    group by day having sum(asked) > 0`.execute(db)
  return rows
}

/** With fewer questions, a share says nothing. */
const enough = 10

export async function readStrongest(db: Db, accountId: number, { from, until }: Days) {
  const { rows } = await sql<{ names: Record<string, string>; asked: number; correct: number }>`
    select top.names, sum(${asked})::int as asked, sum(d.correct)::int as correct
    from play_days d join categories leaf on leaf.id = d.category_id join categories top on top.id = coalesce(leaf.parent_id, leaf.id)
    where d.account_id = ${accountId} and d.day >= ${from}::date and d.day < ${until}::date and d.mode <> 'exam'
    group by top.id having sum(${asked}) >= ${enough} and sum(d.correct) > 0
    order by sum(d.correct)::float8 / sum(${asked}) desc, sum(${asked}) desc, top.id limit 1`.execute(db)
  return rows[0] ?? null
}

/** The most right answers in a row within a play. Plays with a window are left out: their right answers are revealed later. */
export async function readBestRun(db: Db, accountId: number, { from, until }: { from: Date; until: Date }): Promise<number> {
  const { rows } = await sql<{ length: number }>`
    with given as (
      select a.play_id, a.position from answers a join plays p on p.id = a.play_id
      where a.account_id = ${accountId} and a.answered_at >= ${from} and a.answered_at < ${until} and a.correct
        and p.state = 'finished' and p.window_ends_at is null
    )
    select coalesce(max(length), 0)::int as length from (
      select count(*) as length from (
        select play_id, position - row_number() over (partition by play_id order by position) as run from given) there
      group by play_id, run) runs`.execute(db)
  return rows[0]?.length ?? 0
}
