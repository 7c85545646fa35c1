// The tables of exams, typed for Kysely; the migrations are authoritative.

import type { ColumnType, Generated } from 'kysely'
import type { ExamEnding, ExamEvent, ReleaseTime } from '@trivium/contract/assess/exam-names'
import type { Time, TimeByDefault } from './columns.ts'

export interface Exams {
  id: Generated<number>
  /** Counts the changes of what a form edits; a trigger increases it. */
  version: Generated<number>
  key: string | null
  title: string
  language_id: number
  starts_at: Time
  ends_at: Time
  is_daily: Generated<boolean>
  duration_minutes: number
  key_hash: Buffer
  shown_key: string | null
  rules: string
  answer_again: boolean
  strict_away: boolean
  is_for_all: boolean
  release_when: ReleaseTime
  /** The percentage of marks that passes; null: the exam has no pass mark. */
  pass_percent: ColumnType<number | null, number | null | undefined, number | null>
  marks_at_hand_in: Generated<boolean>
  /** Marks that a wrong answer loses, unless its question sets its own number. */
  minus_marks: Generated<number>
  released_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  created_at: TimeByDefault
  /** The examiner who manages the exam; null: every examiner manages it. */
  examiner_id: ColumnType<number | null, number | null | undefined, number | null>
}

export interface ExamQuestions {
  exam_id: number
  position: number
  question_id: number
  /** The draw whose pool the question belongs to; null: every examinee gets the question. */
  draw_id: ColumnType<number | null, number | null | undefined, number | null>
  /** The question of the bank that was copied. */
  source_id: ColumnType<number | null, number | null | undefined, number | null>
  /** Difficulty in logits when the question was copied. */
  b: ColumnType<number | null, number | null | undefined, number | null>
  is_calibrated: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
}

export interface ExamDraws {
  id: Generated<number>
  exam_id: number
  count: number
  marks: number
  minus_marks: number
  part_marks: boolean
  /** How the pool was taken from the bank, in words. */
  rule: string
}

export interface Examinees {
  exam_id: number
  account_id: number
  /** Null: not given here, so that the groups of the account give it. */
  extra_percent: ColumnType<number | null, number | null | undefined, number | null>
  hides_timer: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
  has_larger_text: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
  /** The examiner's own id of the examinee, for example a matriculation number; unique in the exam. */
  own_id: ColumnType<string | null, string | null | undefined, string | null>
  /** The address that staff listed or invited. */
  listed_email: ColumnType<string | null, string | null | undefined, string | null>
}

/** The values that an examinee's client claimed at hand-in. */
export interface ExamClaim {
  rules_violated: boolean
  captured_question_ids: string
}

export interface ExamAttempts {
  exam_id: number
  account_id: number
  /** YYYY-MM-DD. */
  sitting: string
  play_id: number
  away_since: ColumnType<Date | null, Date | null | undefined, Date | null>
  absences: Generated<number>
  is_connected: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
  ended_by: ColumnType<ExamEnding | null, ExamEnding | null | undefined, ExamEnding | null>
  claim: ColumnType<ExamClaim | null, string | null | undefined, string | null>
  /** Whether readiness has counted the attempt. */
  is_noted: Generated<boolean>
  void_reason: ColumnType<string | null, string | null | undefined, string | null>
  /** The version of the play at the last reopening of the attempt. */
  reopened_version: ColumnType<number | null, number | null | undefined, number | null>
  /** The seed of the attempt's draws; null for attempts from before draws. */
  draw_seed: ColumnType<number | null, number | null | undefined, never>
}

export interface ExamEvents {
  id: Generated<number>
  exam_id: number
  play_id: number | null
  account_id: number | null
  event: ExamEvent
  detail: Generated<string>
  question_id: number | null
  at: Time
}

export interface ExamKeyTries {
  exam_id: number
  account_id: number
  tries: number
  last_at: Time
}
