// SQL of the feedback of exams, for statements of other domains. The rule is in revealed.ts.

import { type RawBuilder, sql } from 'kysely'

/** revealsMarks of the exam `e`, in SQL. */
export const marksAreRevealed: RawBuilder<boolean> = sql<boolean>`(e.released_at is not null or e.release_when = 'hand_in' or e.marks_at_hand_in)`

/** `timezone` may be an expression of SQL. What an account's attempts with revealed marks add to its statistics, by day, as rows of play_days. */
export const revealedDaysOf = (accountId: number, timezone: string | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select (p.finished_at at time zone ${timezone})::date as day, p.mode, 1 as plays, jsonb_array_length(p.questions) as asked,
    (p.result ->> 'answered')::int as answered, p.correct
  from exam_attempts t join exams e on e.id = t.exam_id join plays p on p.id = t.play_id
  where t.account_id = ${accountId} and p.state = 'finished' and ${marksAreRevealed}`
