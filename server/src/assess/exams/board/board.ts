// The live board of an exam: its seats and its log of events.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { examAdmin } from '@trivium/contract/assess/exams.admin'
import type { Context } from '../../../platform/api/handle.ts'
import { managedExam } from './managers.ts'
import { readSeats, type SeatRow } from './board-store.ts'
import { readEventsAfter } from '../sitting/event-store.ts'
import { reportedQuestions } from '../sitting/reported.ts'

type Board = typeof examAdmin.get_exam_board
export type ExamSeat = ResultOf<Board>['data'][number]

const mostEvents = 200

export async function readBoard({ exam_id, after = 0, offset = 0, limit }: InputOf<Board>, context: Context): Promise<ResultOf<Board>> {
  const { db, now, settings } = context
  await managedExam(exam_id, context)
  const [{ rows, total }, events] = await Promise.all([
    readSeats(db, exam_id, { offset, limit: limit ?? settings.page_size }),
    readEventsAfter(db, exam_id, after, mostEvents),
  ])
  return {
    data: rows.map(presentSeat),
    total,
    now: now.toISOString(),
    events: events.map(({ name, at, ...event }) => ({ ...event, name: name ?? '', at: at.toISOString() })),
  }
}

export function presentSeat(row: SeatRow): ExamSeat {
  return {
    account_id: row.account_id,
    name: row.name,
    play_id: row.play_id,
    state: stateOf(row),
    answered: row.answered,
    total: row.total,
    deadline: row.state === 'open' ? (row.deadline_at?.toISOString() ?? null) : null,
    violations: row.violations,
    absences: row.absences,
    extra_percent: row.extra_percent,
    ended_by: row.ended_by,
    obtained_marks: row.points,
    claimed: row.claim && {
      rules_violated: row.claim.rules_violated,
      captured_question_ids: row.claim.captured_question_ids,
      captured_questions: reportedQuestions(row.claim),
    },
  }
}

function stateOf({ void_reason, state, away_since, is_connected }: SeatRow): ExamSeat['state'] {
  if (void_reason !== null) return 'void'
  if (state === null) return 'waiting'
  if (state === 'finished') return 'over'
  if (away_since !== null) return 'away'
  return is_connected === false ? 'offline' : 'sitting'
}
