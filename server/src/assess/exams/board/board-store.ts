// SQL of the seats of an exam.

import { sql } from 'kysely'
import type { ExamEnding } from '@trivium/contract/assess/exam-names'
import type { Db } from '../../../platform/db/connect.ts'
import type { ExamClaim } from '../../../platform/db/tables/exam-tables.ts'

export interface SeatRow {
  account_id: number
  name: string
  extra_percent: number
  play_id: number | null
  state: 'open' | 'finished' | null
  answered: number
  total: number
  deadline_at: Date | null
  points: number | null
  violations: number
  absences: number
  away_since: Date | null
  is_connected: boolean | null
  ended_by: ExamEnding | null
  claim: ExamClaim | null
  void_reason: string | null
}

interface Page {
  offset: number
  limit: number
}

/** The columns of a seat: `t` is the attempt, `s` the place on the list; one of them may be missing. */
const shown = sql`
  coalesce(t.account_id, s.account_id) as account_id, a.name, coalesce(s.extra_percent, 0) as extra_percent, t.play_id, p.state,
  coalesce((p.result->>'answered')::int, (select count(*)::int from jsonb_object_keys(p.drafts)), 0) as answered,
  coalesce(jsonb_array_length(p.questions), 0) as total, p.deadline_at, case when p.state = 'finished' then (p.result->>'score')::float8 end as points,
  (select count(*)::int from exam_events v where v.play_id = t.play_id and v.event = 'violation') as violations,
  (select count(*)::int from exam_events v where v.play_id = t.play_id and v.event = 'away') as absences, t.away_since, t.is_connected, t.ended_by, t.claim, t.void_reason`

/**
 * Examinees on the list of an exam and accounts that have started it; of a daily exam, every attempt. Each side is filtered by exam before
 * the join, because a condition on the joined rows could use no index.
 */
const seatsOf = (examId: number) => sql`
  (select * from exam_attempts where exam_id = ${examId}) t
  full join (select * from exam_seats where exam_id = ${examId}) s on s.account_id = t.account_id`

const withNames = sql`
  join accounts a on a.id = coalesce(t.account_id, s.account_id)
  left join plays p on p.id = t.play_id`

/** Seats ordered by name. */
export async function readSeats(db: Db, examId: number, { offset, limit }: Page): Promise<{ rows: SeatRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<SeatRow>`
      select ${shown} from ${seatsOf(examId)} ${withNames}
      order by a.name, account_id, t.play_id offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${seatsOf(examId)}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function readSeatOfPlay(db: Db, playId: number): Promise<SeatRow | undefined> {
  const { rows } = await sql<SeatRow>`
    select ${shown} from exam_attempts t
    left join exam_seats s on s.exam_id = t.exam_id and s.account_id = t.account_id ${withNames} where t.play_id = ${playId}`.execute(db)
  return rows[0]
}

/** The seat of an account on this exam's list, with its latest attempt if it has one. */
export async function readSeatOfAccount(db: Db, examId: number, accountId: number): Promise<SeatRow | undefined> {
  const { rows } = await sql<SeatRow>`
    select ${shown} from ${seatsOf(examId)} ${withNames} where a.id = ${accountId} order by t.play_id desc nulls last limit 1`.execute(db)
  return rows[0]
}
