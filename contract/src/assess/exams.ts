// Exams: one attempt, opened with a key, with rules to accept and marks. The examiners' actions are in exams.admin.ts.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { absenceKinds, examEndings, examStates, violationKinds } from './exam-names.ts'
import {
  Clamped,
  claimed,
  claimedZone,
  Decimal,
  Flag,
  Id,
  LanguageId,
  optional,
  page,
  RawText,
  Seconds,
  Text,
  Time,
  Whole,
} from '../platform/fields.ts'
import { Answered, Play, PlayId, Q, ReviewItem } from '../play/plays.ts'

/** Statistics of all questions that are worth the same marks. */
const MarkStatistics = z.object({
  mark: z.number(),
  questions: z.int(),
  /** Null until the marks are shown, like `incorrect`, `in_part` and `obtained_marks`. */
  correct: z.int().nullable(),
  /** Answers that are not fully right. */
  incorrect: z.int().nullable(),
  /** Those of `incorrect` that earned part marks. */
  in_part: z.int().nullable(),
  not_attempted: z.int(),
  obtained_marks: z.number().nullable(),
})

/** The examinee was away from the page for this long, and came back. */
const Absence = z.object({ from: Time, seconds: z.int() })
const Violation = z.object({ kind: z.enum(violationKinds), question_id: z.int().nullable(), at: Time })

export const ExamResult = z.object({
  play_id: z.int(),
  /** Seconds. */
  total_duration: z.int(),
  /** Null until the marks are shown (at the release, or at hand-in if the exam says so), like `correct`, `incorrect` and `passed`. */
  obtained_marks: z.number().nullable(),
  total_marks: z.number(),
  correct: z.int().nullable(),
  incorrect: z.int().nullable(),
  /** The seed's names for the number of questions, `correct` and `incorrect`. */
  totalQuestions: z.int(),
  Correct: z.int().nullable(),
  InCorrect: z.int().nullable(),
  attempted: z.int(),
  not_attempted: z.int(),
  rules_violated: z.boolean(),
  statistics: z.array(MarkStatistics),
  violations: z.array(Violation),
  absences: z.array(Absence),
  /** Null also if the exam has no pass mark, or the attempt does not count. */
  passed: z.boolean().nullable(),
  ended_by: z.enum(examEndings),
  finished_at: Time,
  /** Whether the right answers may be reviewed. */
  released: z.boolean(),
  /** Why the examiner voided the attempt; null if it counts. */
  void_reason: z.string().nullable(),
})
export type ExamResult = z.output<typeof ExamResult>

export const Exam = z.object({
  id: z.int(),
  title: z.string(),
  language_id: z.int(),
  /** When it starts; for a daily exam, the start of the player's day. */
  date: Time,
  ends_at: Time,
  duration_minutes: z.int(),
  total_marks: z.number(),
  /** Wrong answers cost marks in at least one question. */
  takes_marks: z.boolean(),
  /** Percent of the marks needed to pass; null if nobody passes or fails. */
  pass_percent: z.int().nullable(),
  questions: z.int(),
  /** HTML, sanitised. */
  rules: z.string(),
  status: z.enum(examStates),
  obtained_marks: z.number().nullable(),
  /** An examinee may sit it once a day. */
  is_daily: z.boolean(),
  /** Answers may be changed. */
  answer_again: z.boolean(),
  /** The first absence ends it; otherwise the second. */
  strict_away: z.boolean(),
  away_seconds: z.int(),
  /** The key of a sample exam, which is public; null for any other exam. */
  shown_key: z.string().nullable(),
  /** This examinee's extra time, in percent of the duration. */
  extra_percent: z.int(),
  /** The caller's attempt; null before it starts. */
  play_id: z.int().nullable(),
  /** Null until the caller's attempt is over. */
  result: ExamResult.nullable(),
})
export type Exam = z.output<typeof Exam>

/** What a page needs besides the play to show a running exam. */
export const Sitting = z.object({
  exam_id: z.int(),
  title: z.string(),
  /** The examinee's name, shown behind the questions. */
  watermark: z.string(),
  /** Every start or resumption opens a new seat; the server refuses answers from older ones. */
  seat: z.int(),
  /** The number of the last change that the server has saved; the page counts on from here. */
  last_number: z.int(),
  answer_again: z.boolean(),
  strict_away: z.boolean(),
  away_seconds: z.int(),
  /** The first absence has led to a warning; the next one ends the exam. */
  warned: z.boolean(),
  hides_timer: z.boolean(),
  has_larger_text: z.boolean(),
  total_marks: z.number(),
})
export type Sitting = z.output<typeof Sitting>

export const exams = {
  get_exam_module: action({
    summary:
      "Type 1: today's exams and open ones, and those to come on whose list the player is, in any language; type 2: finished ones with their results, newest first",
    access: 'player',
    input: z.object({ type: optional(Clamped(1, 2)), ...page, ...claimedZone, language_id: LanguageId }),
    output: z.array(Exam),
    /** `now` is the server's time of the reply. */
    meta: z.object({ total: z.int(), now: Time }),
    refusals: ['document_not_found'],
  }),
  get_exam_module_questions: action({
    inTurn: true,
    summary: 'Start an exam with its key, or resume it without a key; resuming ends the seat on another device',
    access: 'player',
    /** `play_id` names an open attempt instead of `exam_module_id`. */
    input: z.object({
      exam_module_id: optional(Id),
      play_id: optional(PlayId),
      exam_key: optional(Text(64)).describe('needed to start, not to resume'),
      agreed: optional(Flag).describe('needed to start, not to resume'),
    }),
    output: z.array(Q),
    /** `answers`: those saved so far. */
    meta: z.object({ play: Play, answers: z.array(Answered), sitting: Sitting }),
    refusals: [
      'document_not_found',
      'exam_key_required',
      'invalid_exam_key',
      'exam_key_locked',
      'agree_to_rules',
      'exam_not_started',
      'exam_over',
      'already_played',
      'no_questions',
      'too_many_requests',
    ],
  }),
  note_absence: action({
    summary: 'Report that the examinee is away or back',
    access: 'player',
    /** `seat`: of the reporting page. The server ignores reports from an older seat. */
    input: z.object({
      play_id: PlayId,
      away: Flag,
      kind: z.enum(absenceKinds).default('hidden'),
      seat: optional(Whole(1, 1_000_000)),
    }),
    output: z.object({
      /** The exam is over. */
      over: z.boolean(),
      /** This absence was too long, and the next one ends the exam. */
      warned: z.boolean(),
      /** When the absence ends the exam; null while present. */
      ends_at: Time.nullable(),
    }),
    refusals: ['document_not_found', 'sat_elsewhere'],
  }),
  note_violation: action({
    summary: 'Report a violation of a rule; the server logs it for the examiner',
    access: 'player',
    input: z.object({ play_id: PlayId, kind: z.enum(violationKinds), question_id: optional(Id) }),
    /** How many are logged so far. */
    output: z.object({ violations: z.int() }),
    refusals: ['document_not_found', 'play_over'],
  }),
  set_exam_module_result: action({
    summary: 'A claim that hands the exam in; the reply is the true result, with marks null until they are shown',
    access: 'player',
    movesCoins: true,
    repeatsItself: true,
    input: z.object({
      exam_module_id: claimed(Id),
      total_duration: claimed(Seconds(1_000_000)),
      obtained_marks: claimed(Decimal(-1_000_000, 1_000_000)),
      statistics: claimed(RawText(16_384)),
      rules_violated: claimed(Flag),
      captured_question_ids: claimed(RawText(4096)),
      /** Not only compared: a version from before the examiner reopened the exam hands nothing in. */
      version: claimed(Whole(0, 2_147_483_647)).describe('of the play, when its examinee handed in'),
    }),
    output: ExamResult,
    refusals: ['document_not_found', 'exam_reopened'],
  }),
  get_exam_result: action({
    summary: "The result of the caller's attempt, by its play",
    access: 'player',
    input: z.object({ play_id: PlayId }),
    output: ExamResult,
    meta: z.object({ exam: Exam }),
    refusals: ['document_not_found', 'play_open'],
  }),
  get_exam_review: action({
    summary: "After the release: all questions with the caller's answer and the right one",
    access: 'player',
    input: z.object({ exam_module_id: Id, play_id: optional(PlayId) }),
    output: z.array(ReviewItem),
    meta: z.object({ exam: Exam, result: ExamResult }),
    refusals: ['document_not_found', 'play_open', 'exam_not_released'],
  }),
}
