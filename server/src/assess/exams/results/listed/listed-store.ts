// SQL of an exam's results: its examinees page by page, and its attempts that have ended.

import { sql } from 'kysely'
import { inPortions } from '../../../../platform/api/http/pause.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import type { Page } from '../../../../platform/db/page.ts'
import { sinceStartOf } from '../../../../platform/db/upkeep/months.ts'
import { isWhole } from '../../../../play/plays/index.ts'
import type { AttemptRow } from '../../sitting/attempt-store.ts'

/** An attempt, or an account on the list without one. */
export interface ExamineeRow {
  account_id: number
  name: string
  own_id: string | null
  extra_percent: number
  attempt: Pick<AttemptRow, 'play_id' | 'ended_by' | 'void_reason'> | null
}

type Attempt = NonNullable<ExamineeRow['attempt']>
type Read = Omit<ExamineeRow, 'attempt'> & { [Column in keyof Attempt]: Attempt[Column] | null }

const columns = sql`
  coalesce(t.account_id, s.account_id) as account_id, a.name, s.own_id, coalesce(s.extra_percent, 0) as extra_percent, t.play_id, t.ended_by,
  t.void_reason`

/** Each side is filtered by exam before the join, because a condition on the joined rows could use no index. */
const listed = (examId: number) => sql`
  (select * from exam_attempts where exam_id = ${examId}) t
  full join (select * from exam_seats where exam_id = ${examId}) s on s.account_id = t.account_id
  join accounts a on a.id = coalesce(t.account_id, s.account_id)`

/** Part of the name or the start of the own id, in any case. */
const foundBy = (q: string | undefined) =>
  q === undefined ? sql`true` : sql`(position(lower(${q}::text) in lower(a.name)) > 0 or starts_with(lower(s.own_id), lower(${q}::text)))`

interface Wanted extends Page {
  examId: number
  q: string | undefined
}

/** Ordered by name. */
export async function readExaminees(db: Db, { examId, q, offset, limit }: Wanted): Promise<{ rows: ExamineeRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<Read>`
      select ${columns} from ${listed(examId)} where ${foundBy(q)}
      order by a.name, account_id, t.play_id offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${listed(examId)} where ${foundBy(q)}`.execute(db),
  ])
  return { rows: rows.map(rowOf), total: counted.rows[0]?.total ?? 0 }
}

export async function readExamineeOfPlay(db: Db, playId: number): Promise<ExamineeRow | undefined> {
  const { rows } = await sql<Read>`
    select ${columns} from exam_attempts t
    left join exam_seats s on s.exam_id = t.exam_id and s.account_id = t.account_id
    join accounts a on a.id = t.account_id
    where t.play_id = ${playId}`.execute(db)
  return rows[0] && rowOf(rows[0])
}

const rowOf = ({ play_id, ended_by, void_reason, ...row }: Read): ExamineeRow => ({
  ...row,
  attempt: play_id === null ? null : { play_id, ended_by, void_reason },
})

/** What an attempt came to, or comes to so far. */
export interface Outcome {
  play_id: number
  started_at: Date
  finished_at: Date
  obtained_marks: number
  total_marks: number
  correct: number
  wrong: number
  asked: number
  attempted: number
}

/** The database counts, because a page of attempts has thousands of answers. */
export async function readOutcomes(db: Db, playIds: readonly number[]): Promise<Map<number, Outcome>> {
  const { rows } = await sql<Outcome>`
    select p.id as play_id, p.started_at, coalesce(p.finished_at, p.closes_at) as finished_at,
      coalesce((p.result ->> 'score')::float8, 0) as obtained_marks, p.correct, p.wrong, jsonb_array_length(p.questions) as asked,
      (select coalesce(sum(marks), 0) from jsonb_to_recordset(p.questions) as q (marks float8)) as total_marks,
      (select count(*)::int from answers g where g.play_id = p.id and g.answered_at >= ${sinceStartOf('p')} and g.answer <> '') as attempted
    from plays p where p.id = any(${[...playIds]}::bigint[])`.execute(db)
  return new Map(rows.map(row => [row.play_id, row]))
}

/** The plays of ended attempts that are not void and not archived, in the order in which they began. */
export async function readCountedPlays(db: Db, examId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('exam_attempts as t')
    .innerJoin('plays as p', 'p.id', 't.play_id')
    .select('t.play_id')
    .where('t.exam_id', '=', examId)
    .where('t.ended_by', 'is not', null)
    .where('t.void_reason', 'is', null)
    .where(isWhole('p'))
    .orderBy('t.play_id')
    .execute()
  return rows.map(({ play_id }) => play_id)
}

/** The questions that every one of these plays has. */
export async function readCommonQuestions(db: Db, playIds: readonly number[]): Promise<Set<number>> {
  let common: number[] | undefined
  for await (const ids of inPortions(playIds, 50)) {
    const { rows } = await sql<{ id: number }>`
      select q.question_id as id from plays p, jsonb_to_recordset(p.questions) as q (question_id int)
      where p.id = any(${ids}::bigint[]) group by q.question_id having count(*) = ${ids.length}`.execute(db)
    const own = new Set(rows.map(({ id }) => id))
    common = common?.filter(id => own.has(id)) ?? [...own]
  }
  return new Set(common)
}
