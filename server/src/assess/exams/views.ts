// An exam as an examinee may see it, field by field.

import type { Exam, ExamResult } from '@trivium/contract/assess/exams'
import type { ExamState } from '@trivium/contract/assess/exam-names'
import type { Context } from '../../platform/api/handle.ts'
import type { AttemptRow } from './sitting/attempt-store.ts'
import type { OwnExam } from './store.ts'
import { todayOf } from './sitting/times.ts'

interface Own {
  attempt: AttemptRow | undefined
  result: ExamResult | null
}

export function presentExam(exam: OwnExam, { attempt, result }: Own, { now, player, settings }: Context): Exam {
  return {
    id: exam.id,
    title: exam.title,
    language_id: exam.language_id,
    date: (exam.is_daily ? todayOf(now, player.timezone).from : exam.starts_at).toISOString(),
    ends_at: exam.ends_at.toISOString(),
    duration_minutes: exam.duration_minutes,
    total_marks: exam.total_marks,
    takes_marks: exam.takes_marks,
    pass_percent: exam.pass_percent,
    questions: exam.questions,
    rules: exam.rules,
    status: statusOf(attempt),
    obtained_marks: result?.obtained_marks ?? null,
    is_daily: exam.is_daily,
    answer_again: exam.answer_again,
    strict_away: exam.strict_away,
    away_seconds: settings.exam_away_seconds,
    shown_key: exam.shown_key,
    extra_percent: exam.extra_percent,
    play_id: attempt?.play_id ?? null,
    result,
  }
}

function statusOf(attempt: AttemptRow | undefined): ExamState {
  if (!attempt) return 'open'
  return attempt.ended_by === null ? 'running' : 'completed'
}
