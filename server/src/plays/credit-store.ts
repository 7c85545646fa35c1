// SQL for the credit of right answers: per player and question, an answer counts once a day and scores on the boards once a day.

import type { Db } from '../db/connect.ts'
import { prepared } from '../db/prepared.ts'
import type { Tx } from '../db/transaction.ts'

export interface RightAnswers {
  accountId: number
  /** In the player's time zone; a move westwards does not repeat a day. */
  day: string
  questionIds: number[]
  /** The part of `questionIds` that may score. */
  scoring: number[]
}

export interface Credited {
  counted: Set<number>
  scored: Set<number>
}

const credit = prepared<
  { question_id: number; counts: boolean; scores: boolean },
  [accountId: number, questionIds: number[], day: string, scoring: number[]]
>(
  'credit_answers',
  `with mine as (
    select q.id, q.id = any($4::int[]) as may_score, c.counted_on, c.scored_on
    from unnest($2::int[]) as q (id) left join question_credits c on c.account_id = $1 and c.question_id = q.id
  ), credited as (
    insert into question_credits as c (account_id, question_id, counted_on, scored_on)
    select $1, id, $3::date, case when may_score then $3::date end from mine order by id
    on conflict (account_id, question_id) do update set
      counted_on = greatest(c.counted_on, excluded.counted_on), scored_on = greatest(c.scored_on, excluded.scored_on)
  )
  select id as question_id, counted_on is null or counted_on < $3::date as counts,
    may_score and (scored_on is null or scored_on < $3::date) as scores
  from mine`,
)

/** The account must be locked. @returns the questions that had not been credited on this day yet */
export async function creditAnswers(tx: Tx, { accountId, day, questionIds, scoring }: RightAnswers): Promise<Credited> {
  const rows = questionIds.length === 0 ? [] : await credit.run(tx, accountId, questionIds, day, scoring)
  return {
    counted: new Set(rows.filter(row => row.counts).map(row => row.question_id)),
    scored: new Set(rows.filter(row => row.scores).map(row => row.question_id)),
  }
}

export async function deleteOldCredits(db: Db, oldest: string): Promise<void> {
  await db.deleteFrom('question_credits').where('counted_on', '<', oldest).execute()
}
