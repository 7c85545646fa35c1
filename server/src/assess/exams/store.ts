// SQL that reads exams and their lists. attempt-store.ts has the attempts, sitting/event-store.ts the events, paper-store.ts the changes of
// examiners.

import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Exams } from '../../platform/db/tables/exam-tables.ts'
import type { ExamManagement } from './policy.ts'

export interface ExamRow extends Selectable<Exams> {
  /** Of each examinee: the same for all, whatever they draw. */
  total_marks: number
  takes_marks: boolean
  /** How many each examinee is asked. */
  questions: number
}

/** An exam as one account may see it, with its accommodations. */
export interface OwnExam extends ExamRow {
  extra_percent: number
  hides_timer: boolean
  has_larger_text: boolean
}

export const columns = sql`e.*,
  coalesce((select sum(q.marks::float8) from exam_questions x join questions q on q.id = x.question_id
    where x.exam_id = e.id and x.draw_id is null), 0)
    + coalesce((select sum(d.count * d.marks::float8) from exam_draws d where d.exam_id = e.id), 0) as total_marks,
  exists (select 1 from exam_questions x join questions q on q.id = x.question_id
    where x.exam_id = e.id and (q.minus_marks > 0 or q.part_marks and q.options @? '$[*].share ? (@ < 0)')) as takes_marks,
  (select count(*)::int from exam_questions x where x.exam_id = e.id and x.draw_id is null)
    + coalesce((select sum(d.count)::int from exam_draws d where d.exam_id = e.id), 0) as questions`

const ownColumns = sql`${columns}, coalesce(s.extra_percent, 0) as extra_percent, coalesce(s.hides_timer, false) as hides_timer,
  coalesce(s.has_larger_text, false) as has_larger_text`

const seated = (accountId: number) => sql`left join exam_seats s on s.exam_id = e.id and s.account_id = ${accountId}`

/** Only exams that this account may sit or has sat. */
const isOpenTo = (accountId: number) => sql`(e.is_for_all or s.account_id is not null
  or exists (select 1 from exam_attempts a where a.exam_id = e.id and a.account_id = ${accountId}))`

export async function readExam(db: Db, id: number): Promise<ExamRow | undefined> {
  const { rows } = await sql<ExamRow>`select ${columns} from exams e where e.id = ${id}`.execute(db)
  return rows[0]
}

/** @returns null for a play that is no exam */
export async function readExamTitle(db: Db, playId: number): Promise<string | null> {
  const { rows } = await sql<{ title: string }>`
    select e.title from exam_attempts a join exams e on e.id = a.exam_id where a.play_id = ${playId}`.execute(db)
  return rows[0]?.title ?? null
}

/** An exam with its managers. */
export async function readExamWithManagers(db: Db, id: number): Promise<(ExamRow & ExamManagement) | undefined> {
  const { rows } = await sql<ExamRow & ExamManagement>`
    select ${columns}, examiner_id, array(select account_id from exam_managers where exam_id = e.id) as manager_ids
    from exams e where e.id = ${id}`.execute(db)
  return rows[0]
}

export async function readOwnExam(db: Db, id: number, accountId: number): Promise<OwnExam | undefined> {
  const { rows } = await sql<OwnExam>`
    select ${ownColumns} from exams e ${seated(accountId)} where e.id = ${id} and ${isOpenTo(accountId)}`.execute(db)
  return rows[0]
}

export async function readOwnExams(db: Db, ids: number[], accountId: number): Promise<Map<number, OwnExam>> {
  const { rows } = await sql<OwnExam>`
    select ${ownColumns} from exams e ${seated(accountId)} where e.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}

export interface Today {
  accountId: number
  languageId: number
  /** The player's day. */
  from: Date
  to: Date
  offset: number
  limit: number
}

/**
 * Exams that are not over before a day: those in a language that start by the end of the day, and in any language and before their day those
 * on whose list the account is. Earliest start first, samples last.
 */
export async function readTodays(
  db: Db,
  { accountId, languageId, from, to, offset, limit }: Today,
): Promise<{ rows: OwnExam[]; total: number }> {
  const touching = sql`from exams e ${seated(accountId)}
    where e.ends_at > ${from} and (s.account_id is not null or e.language_id = ${languageId} and e.starts_at < ${to})
      and ${isOpenTo(accountId)}
      and exists (select 1 from exam_questions x where x.exam_id = e.id)`
  const [{ rows }, counted] = await Promise.all([
    sql<OwnExam>`select ${ownColumns} ${touching} order by e.shown_key is not null, e.is_daily <> (e.shown_key is not null), e.starts_at, e.id offset ${offset} limit ${limit}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::int as total ${touching}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** All questions in the order of the paper, pools of draws included. */
export async function readQuestionIds(db: Db, examId: number): Promise<number[]> {
  const rows = await db.selectFrom('exam_questions').select('question_id').where('exam_id', '=', examId).orderBy('position').execute()
  return rows.map(row => row.question_id)
}

/** When the next exam ends that releases its results at its end. */
export async function readNextRelease(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('exams')
    .select(eb => eb.fn.min('ends_at').as('at'))
    .where('released_at', 'is', null)
    .where('release_when', '=', 'end')
    .executeTakeFirstOrThrow()
  return at
}

/** Exams whose results are due, which nobody can be sitting any more. */
export async function readDueReleases(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from exams e
    where e.released_at is null and e.release_when = 'end' and e.ends_at <= ${now}
      and not exists (select 1 from exam_attempts a join plays p on p.id = a.play_id where a.exam_id = e.id and p.state = 'open')
    order by e.ends_at limit 100`.execute(db)
  return rows.map(row => row.id)
}
