// What a player is being asked at the moment: other plays must not ask it, nor practice promise it.

import { type RawBuilder, sql } from 'kysely'
import { modesWith } from '@trivium/rules/modes'

export interface OtherPlays {
  accountId: number
  /** Target of the play that is about to ask something. */
  except: string
}

/**
 * Ids of the questions that other open plays still ask, and of those of a play that was looked at and can be begun again;
 * and of whatever asks the same in another language. What a play has behind it was told already. Each part goes by an index.
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
 * @param asked selects ids. @returns what selects these, and those of the same facts: looked up one by one, where a join of a prepared
 * statement may read all facts there are
 */
export const sameFacts = (asked: RawBuilder<unknown>) => sql<{ id: number }>`
  with asked (id) as (${asked})
  select id from asked
  union
  select other.id from asked
  cross join lateral (select q.fact from questions q where q.id = asked.id limit 1) own
  cross join lateral (select o.id from questions o where o.fact = own.fact limit 100) other`
