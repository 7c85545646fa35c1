// SQL of calibrations: reads the log of answers in windows, stores the run of a language and its results.

import { sql } from 'kysely'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import { modesWith } from '@trivium/rules/play/modes'
import type { Db } from '../../platform/db/connect.ts'
import { isArranged } from '../questions/index.ts'

/** The saved progress of a run, from which another process can continue. */
export interface CalibrationProgress {
  /** Question and difficulty, on the scale whose mean ability is 0. */
  difficulties: [question: number, b: number][]
  spread: number
  steps: number
  change: number
  /** Add it to reach the scale of the bank. Null before the estimation has settled. */
  shift: number | null
}

export interface CalibrationRun {
  last_answer: number
  begun_at: Date
  progress: CalibrationProgress | null
}

const leaseSeconds = 60

/** The lease of a process that dies expires after a minute at most. @returns null while another process works on this language */
export async function claimRun(db: Db, languageId: number, now: Date): Promise<CalibrationRun | null> {
  const { rows } = await sql<CalibrationRun>`
    insert into calibration_runs as r (language_id, last_answer, begun_at, leased_until)
    select ${languageId}::int, coalesce(max(id), 0), ${now}::timestamptz, now() + make_interval(secs => ${leaseSeconds}) from answers
    on conflict (language_id) do update set
      last_answer = case when r.finished_at is null then r.last_answer else excluded.last_answer end,
      begun_at = case when r.finished_at is null then r.begun_at else excluded.begun_at end,
      progress = case when r.finished_at is null then r.progress end, finished_at = null, leased_until = excluded.leased_until
    where r.leased_until is null or r.leased_until < now()
    returning last_answer, begun_at, progress`.execute(db)
  return rows[0] ?? null
}

export async function renewLease(db: Db, languageId: number): Promise<void> {
  await sql`update calibration_runs set leased_until = now() + make_interval(secs => ${leaseSeconds}) where language_id = ${languageId}`.execute(
    db,
  )
}

export async function saveProgress(db: Db, languageId: number, progress: CalibrationProgress): Promise<void> {
  await sql`
    update calibration_runs set progress = ${JSON.stringify(progress)}::jsonb, leased_until = now() + make_interval(secs => ${leaseSeconds})
    where language_id = ${languageId}`.execute(db)
}

/** Ends the lease, so that the next process can start at once. */
export async function releaseRun(db: Db, languageId: number): Promise<void> {
  await db.updateTable('calibration_runs').set({ leased_until: null }).where('language_id', '=', languageId).execute()
}

export async function finishRun(db: Db, languageId: number, now: Date): Promise<void> {
  await db
    .updateTable('calibration_runs')
    .set({ finished_at: now, leased_until: null, progress: null })
    .where('language_id', '=', languageId)
    .execute()
}

/** Languages in which an item has enough first meetings, and whose last calibration finished before `since`, or never. */
export async function readLanguagesDue(db: Db, { since, meetings }: { since: Date; meetings: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from languages l
    where exists (
        select 1 from item_stats f join questions q on q.id = f.question_id where q.language_id = l.id and f.attempts >= ${meetings})
      and not exists (select 1 from calibration_runs r where r.language_id = l.id and r.finished_at >= ${since})
    order by l.id`.execute(db)
  return rows.map(row => row.id)
}

/** `answer` and `key` are read only for sets; for other types `correct` says it all. */
export interface Met {
  account_id: number
  question_id: number
  correct: boolean
  answer: string | null
  question_type: QuestionType
  options: number
  key: number[]
  former_order: number[] | null
  /** Whether the play froze the question after its row was rearranged (see FrozenQuestion). */
  arranged: boolean
}

/** Answer ids per statement: each statement takes a few milliseconds, however many answers match. */
const windowSize = 1_000

/**
 * Reads first meetings in finished plays: an answer was given, without a lifeline. `offset 0` keeps PostgreSQL from joining the other way
 * round; before the tables were analysed it did so, and took seconds.
 * @param until the last id of the window
 */
export async function readWindow(db: Db, languageId: number, until: number): Promise<Met[]> {
  const { rows } = await sql<Met>`
    select a.account_id, a.question_id, a.correct, q.question_type,
      case when q.question_type = 'multi_select' then a.answer end as answer,
      case when q.question_type = 'multi_select' then jsonb_array_length(q.options) else 0 end as options,
      case when q.question_type = 'multi_select' then q.answer else '{}' end as key, q.former_order,
      case when q.question_type = 'multi_select' and q.former_order is not null then ${isArranged('p', 'a')} else true end as arranged
    from answers a,
      lateral (select * from questions where id = a.question_id and language_id = ${languageId} and is_active and sealed_by is null offset 0) q,
      lateral (select lifelines, questions from plays where id = a.play_id and state = 'finished' offset 0) p
    where a.id > ${until - windowSize} and a.id <= ${until} and a.is_first and a.answer is not null
      and a.mode = any(${modesWith(({ stats }) => stats.items)}::text[])
      and not exists (select 1 from jsonb_each(p.lifelines) used where used.value = to_jsonb(a.question_id))
    order by a.id`.execute(db)
  return rows
}

/** The last ids of the windows, newest first. */
export function* windowsUpTo(last: number): Generator<number> {
  for (let until = last; until > 0; until -= windowSize) yield until
}

export interface CalibrationItem {
  id: number
  /** The author's estimate, from 0 to 1. */
  difficulty: number
  /** In logits; null while it is provisional. */
  b: number | null
}

export async function readKnown(db: Db, ids: number[]): Promise<CalibrationItem[]> {
  const { rows } = await sql<CalibrationItem>`
    select q.id, q.difficulty, c.b from questions q left join item_calibrations c on c.question_id = q.id and c.is_calibrated
    where q.id = any(${ids}::int[])`.execute(db)
  return rows
}

export interface CalibrationRow {
  question_id: number
  answers: number
  b: number
  standard_error: number
  infit: number
  outfit: number
  facility: number
  is_calibrated: boolean
}

/** Writing the same rows again changes nothing. */
export async function writeCalibrations(db: Db, rows: readonly CalibrationRow[], now: Date): Promise<void> {
  await sql`
    insert into item_calibrations (question_id, answers, b, standard_error, infit, outfit, facility, is_calibrated, calibrated_at)
    select g.*, ${now}::timestamptz from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (question_id int, answers int, b float8,
      standard_error float8, infit float8, outfit float8, facility float8, is_calibrated boolean)
    on conflict (question_id) do update set answers = excluded.answers, b = excluded.b, standard_error = excluded.standard_error,
      infit = excluded.infit, outfit = excluded.outfit, facility = excluded.facility, is_calibrated = excluded.is_calibrated,
      calibrated_at = excluded.calibrated_at`.execute(db)
}
