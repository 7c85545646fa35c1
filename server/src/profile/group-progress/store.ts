// SQL of the progress of a group's members: sums of the days that they have played.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Page } from '../../platform/db/page.ts'

export interface ProgressRow {
  name: string
  own_id: string | null
  answered: number
  correct: number
  /** The names of categories by language, the weakest first. */
  weak: Record<string, string>[]
  last_played: string | null
}

/** With fewer answers, a category's percentage says nothing about the member. */
const enoughAnswers = 10
const mostWeak = 3

/** Exams are left out: their marks are released by their examiners. */
export async function readProgress(db: Db, groupId: number, { offset, limit }: Page): Promise<ProgressRow[]> {
  const { rows } = await sql<ProgressRow>`
    with members as (
      select m.account_id, a.name, m.own_id from group_members m join accounts a on a.id = m.account_id
      where m.group_id = ${groupId} order by a.name, a.id offset ${offset} limit ${limit}
    ), sums as (
      select d.account_id, d.category_id, sum(d.answered)::int as answered, sum(d.correct)::int as correct, max(d.day) as day
      from members m join play_days d on d.account_id = m.account_id and d.mode <> 'exam'
      group by d.account_id, d.category_id
    ), whole as (
      select account_id, sum(answered)::int as answered, sum(correct)::int as correct, max(day) as day from sums group by account_id
    )
    select m.name, m.own_id, coalesce(w.answered, 0) as answered, coalesce(w.correct, 0) as correct, w.day::text as last_played,
      coalesce((select jsonb_agg(c.names order by c.share, c.id) from (
        select leaf.id, leaf.names, s.correct::float8 / s.answered as share
        from sums s join categories leaf on leaf.id = s.category_id
        where s.account_id = m.account_id and s.answered >= ${enoughAnswers}
          and s.correct::float8 / s.answered < w.correct::float8 / nullif(w.answered, 0)
        order by share, leaf.id limit ${mostWeak}) c), '[]') as weak
    from members m left join whole w on w.account_id = m.account_id
    order by m.name, m.account_id`.execute(db)
  return rows
}
