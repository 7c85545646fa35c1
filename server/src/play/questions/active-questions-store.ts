// Questions that open plays of a player ask right now: other plays must not ask them, and practice must not offer them.

import { type RawBuilder, sql } from 'kysely'
import { modesWith } from '@trivium/rules/play/modes'
import { must } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'

export interface OtherPlays {
  accountId: number
  /** Target of the play that is about to start or to draw; it is left out. */
  except: string
}

/**
 * SQL for an array: the questions that other open plays still ask, those of a play that was only opened and can be started again, and
 * the same facts in other languages. Questions a play has already passed are left out: it revealed them. Each part uses an index.
 */
export const activeQuestions = ({ accountId, except }: OtherPlays, now: Date) =>
  withSameFacts(sql`array(
  select (asked.question->>'question_id')::int
  from plays p cross join lateral jsonb_array_elements(p.questions) with ordinality as asked (question, number)
  where p.account_id = ${accountId} and p.target <> ${except} and p.state = 'open' and asked.number > p.position
  union all
  select (asked.question->>'question_id')::int
  from plays p cross join lateral jsonb_array_elements(p.questions) as asked (question)
  where p.account_id = ${accountId} and p.target <> ${except} and p.mode = any(${modesWith(({ takenFrom }) => takenFrom === 'first_answer')}::text[])
    and p.started_at > ${now}::timestamptz - interval '1 day' and p.taken_at is null)`)

/**
 * @param ids SQL for an array of ids. @returns SQL for an array of these ids and those of the same facts. Both look-ups compare with
 * arrays to use the indexes: with joins, a prepared statement may read the whole table of questions
 */
export const withSameFacts = (ids: RawBuilder<unknown>) => sql<number[]>`(
  with asked as materialized (select ${ids} as ids)
  select ids || array(select o.id from questions o where o.fact = any(array(
    select q.fact from questions q where q.id = any(ids) and q.fact is not null)))
  from asked)::int[]`

export async function readActiveQuestions(db: Db, others: OtherPlays, now: Date): Promise<number[]> {
  const { rows } = await sql<{ asked: number[] }>`select ${activeQuestions(others, now)} as asked`.execute(db)
  return must(rows[0], 'there is a row').asked
}
