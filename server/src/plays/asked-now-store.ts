// Questions that open plays of a player ask right now: other plays must not ask them, and practice must not offer them.

import { type RawBuilder, sql } from 'kysely'
import { modesWith } from '@trivium/rules/modes'

export interface OtherPlays {
  accountId: number
  /** Target of the play that is about to start or to draw; it is left out. */
  except: string
}

/**
 * Ids of the questions that other open plays still ask, of those in a play that was only looked at and can be started again, and of
 * the same facts in other languages. Questions a play has already passed are left out: they were revealed. Each part uses an index.
 */
export const askedNow = ({ accountId, except }: OtherPlays, now: Date) =>
  sameFacts(sql`
  select (asked.question->>'question_id')::int as id
  from plays p cross join lateral jsonb_array_elements(p.questions) with ordinality as asked (question, number)
  where p.account_id = ${accountId} and p.target <> ${except} and p.state = 'open' and asked.number > p.position
  union
  select (asked.question->>'question_id')::int
  from plays p cross join lateral jsonb_array_elements(p.questions) as asked (question)
  where p.account_id = ${accountId} and p.target <> ${except} and p.mode = any(${modesWith(({ takenFrom }) => takenFrom === 'first_answer')}::text[])
    and p.started_at > ${now}::timestamptz - interval '1 day' and p.taken_at is null`)

/**
 * @param asked selects ids. @returns SQL that selects these ids and those of the same facts. Each fact is looked up by index (lateral,
 * limit): as a plain join, a prepared statement may read the whole table of questions
 */
export const sameFacts = (asked: RawBuilder<unknown>) => sql<{ id: number }>`
  with asked (id) as (${asked})
  select id from asked
  union
  select other.id from asked
  cross join lateral (select q.fact from questions q where q.id = asked.id limit 1) own
  cross join lateral (select o.id from questions o where o.fact = own.fact limit 100) other`
