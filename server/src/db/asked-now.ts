// What a player is being asked at the moment: other plays must not ask it, nor practice promise it.

import { type RawBuilder, sql } from 'kysely'

export interface OtherPlays {
  accountId: number
  /** Target of the play that is about to ask something. */
  except: string
}

/**
 * Ids of the questions that other open plays still ask, and of those of a quiz of the day that was looked at and can be begun again;
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
  where p.account_id = ${accountId} and p.target <> ${except} and p.mode = 'daily_quiz'
    and p.started_at > ${now}::timestamptz - interval '1 day'
    and not exists (select 1 from answers a where a.play_id = p.id and a.answer is not null)`)

/** @param asked selects ids. @returns what selects these, and those of the same facts */
export const sameFacts = (asked: RawBuilder<unknown>) => sql<{ id: number }>`
  with asked (id) as (${asked})
  select id from asked
  union
  select other.id from asked join questions q on q.id = asked.id join questions other on other.fact = q.fact`
