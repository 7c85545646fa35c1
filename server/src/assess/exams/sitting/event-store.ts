// SQL of exam events. An event is announced to the examiner's board and to the examinee's page; an event of the whole exam, to all pages
// that show it.

import { sql } from 'kysely'
import type { ExamEvent } from '@trivium/contract/assess/exam-names'
import { announcement } from '../../../platform/db/changes/announce.ts'
import type { Db } from '../../../platform/db/connect.ts'

/** Rooms of the examinee, of the waiting page, and of the examiner's board. Event numbers are row ids. */
export const sittingRoomKind = 'exam'
export const doorRoomKind = 'examdoor'
export const boardRoomKind = 'examboard'

export interface NewEvent {
  examId: number
  playId: number | null
  /** The account that caused it; null: the clock. */
  accountId: number | null
  event: ExamEvent
  detail?: string
  questionId?: number | null
  at: Date
}

export async function noteEvents(tx: Db, ...events: NewEvent[]): Promise<void> {
  if (events.length === 0) return
  await sql`
    with noted as (
      insert into exam_events (exam_id, play_id, account_id, event, detail, question_id, at)
      select "examId", "playId", "accountId", event, coalesce(detail, ''), "questionId", at
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as e ("examId" int, "playId" bigint, "accountId" int, event text, detail text, "questionId" int, at timestamptz)
      returning id, exam_id, play_id
    )
    select ${announcement(boardRoomKind, sql`exam_id`, sql`id`)},
      case when play_id is null then ${announcement(doorRoomKind, sql`exam_id`, sql`id`)}
        else ${announcement(sittingRoomKind, sql`play_id`, sql`id`)} end
    from noted`.execute(tx)
}

export interface NotedRow {
  play_id: number
  event: 'violation' | 'away' | 'back' | 'ended'
  /** A violation's kind, or the seconds of an absence. */
  detail: string
  question_id: number | null
  at: Date
}

/** What was noted about these plays for examiners and examinees, oldest first; also before a reopening. */
export async function readNoted(db: Db, playIds: number[]): Promise<Map<number, NotedRow[]>> {
  const { rows } = await sql<NotedRow>`
    select play_id, event, detail, question_id, at from exam_events
    where play_id = any(${playIds}::bigint[]) and event in ('violation', 'away', 'back', 'ended') order by id`.execute(db)
  return Map.groupBy(rows, row => row.play_id)
}

export async function countViolations(db: Db, playId: number): Promise<number> {
  const row = await db
    .selectFrom('exam_events')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('play_id', '=', playId)
    .where('event', '=', 'violation')
    .executeTakeFirstOrThrow()
  return row.count
}

export async function newestEventOf(db: Db, by: 'exam_id' | 'play_id', id: number): Promise<number> {
  const row = await db.selectFrom('exam_events').select('id').where(by, '=', id).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row?.id ?? 0
}

/** Id of the newest event of the whole exam; 0 if there is none. */
export async function newestEventOfWhole(db: Db, examId: number): Promise<number> {
  const rows = db.selectFrom('exam_events').select('id').where('exam_id', '=', examId).where('play_id', 'is', null)
  return (await rows.orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? 0
}

export interface EventRow {
  id: number
  play_id: number | null
  name: string | null
  event: ExamEvent
  detail: string
  question_id: number | null
  at: Date
}

/** Events after a number, oldest first, at most `limit`. */
export async function readEventsAfter(db: Db, examId: number, after: number, limit: number): Promise<EventRow[]> {
  return db
    .selectFrom('exam_events as e')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.id', 'e.play_id', 'a.name', 'e.event', 'e.detail', 'e.question_id', 'e.at'])
    .where('e.exam_id', '=', examId)
    .where('e.id', '>', after)
    .orderBy('e.id')
    .limit(limit)
    .execute()
}
