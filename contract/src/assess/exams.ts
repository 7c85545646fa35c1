// Exams: one attempt, opened with a key, with rules to accept and marks. What examiners do is in exams.admin.ts.

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

/** The questions that are worth the same marks. */
const MarkStatistics = z.object({
  mark: z.number(),
  questions: z.int(),
  /** Null, as `incorrect`, `in_part` and `obtained_marks`, until the marks are told. */
  correct: z.int().nullable(),
  /** All that are not right as a whole. */
  incorrect: z.int().nullable(),
  /** Of these those that have brought a part of their marks. */
  in_part: z.int().nullable(),
  not_attempted: z.int(),
  obtained_marks: z.number().nullable(),
})

const Violation = z.object({ kind: z.enum(violationKinds), question_id: z.int().nullable(), at: Time })

export const ExamResult = z.object({
  play_id: z.int(),
  /** Seconds. */
  total_duration: z.int(),
  /** Null, as `correct`, `incorrect` and `passed`, until the marks are told: with the release, or at hand-in where the examiner says so. */
  obtained_marks: z.number().nullable(),
  total_marks: z.number(),
  correct: z.int().nullable(),
  incorrect: z.int().nullable(),
  /** The seed's names for the number of questions and these two. */
  totalQuestions: z.int(),
  Correct: z.int().nullable(),
  InCorrect: z.int().nullable(),
  attempted: z.int(),
  not_attempted: z.int(),
  rules_violated: z.boolean(),
  statistics: z.array(MarkStatistics),
  violations: z.array(Violation),
  /** Null also when nobody passes or fails this exam, or the attempt does not count. */
  passed: z.boolean().nullable(),
  ended_by: z.enum(examEndings),
  finished_at: Time,
  /** Whether the right answers may be reviewed. */
  released: z.boolean(),
  /** Why the examiner has voided the attempt; null for an attempt that counts. */
  void_reason: z.string().nullable(),
})
export type ExamResult = z.output<typeof ExamResult>

export const Exam = z.object({
  id: z.int(),
  title: z.string(),
  language_id: z.int(),
  /** When it starts, for a daily exam the start of the player's day. */
  date: Time,
  ends_at: Time,
  duration_minutes: z.int(),
  total_marks: z.number(),
  /** Whether a wrong answer takes marks away, to some of its questions at least. */
  takes_marks: z.boolean(),
  /** Percent of the marks that pass it; null when nobody passes or fails. */
  pass_percent: z.int().nullable(),
  questions: z.int(),
  /** HTML, sanitised. */
  rules: z.string(),
  status: z.enum(examStates),
  obtained_marks: z.number().nullable(),
  /** It can be sat once every day. */
  is_daily: z.boolean(),
  /** Whether an answer may be changed. */
  answer_again: z.boolean(),
  /** Whether the first absence ends it; otherwise the second. */
  strict_away: z.boolean(),
  away_seconds: z.int(),
  /** The key of a sample exam is no secret; null for any other. */
  shown_key: z.string().nullable(),
  /** Percent of the duration that this examinee has in addition. */
  extra_percent: z.int(),
  /** The own attempt; null before it. */
  play_id: z.int().nullable(),
  /** Null until the own attempt is over. */
  result: ExamResult.nullable(),
})
export type Exam = z.output<typeof Exam>

/** What a page needs besides the play to show a running exam. */
export const Sitting = z.object({
  exam_id: z.int(),
  title: z.string(),
  /** The examinee's name, to be shown behind the questions. */
  watermark: z.string(),
  /** Every start or resumption is another seat; answers from an older one are refused. */
  seat: z.int(),
  /** The number of the last change that was taken: a page counts on from here. */
  last_number: z.int(),
  answer_again: z.boolean(),
  strict_away: z.boolean(),
  away_seconds: z.int(),
  /** The first absence has been warned of: the next one ends the exam. */
  warned: z.boolean(),
  hides_timer: z.boolean(),
  has_larger_text: z.boolean(),
  total_marks: z.number(),
})
export type Sitting = z.output<typeof Sitting>

export const exams = {
  get_exam_module: action({
    summary: "Type 1: today's exams and those that are open; type 2: the finished ones with their results, newest first",
    access: 'player',
    input: z.object({ type: optional(Clamped(1, 2)), ...page, ...claimedZone, language_id: LanguageId }),
    output: z.array(Exam),
    /** `now` is the server's time of the reply. */
    meta: z.object({ total: z.int(), now: Time }),
    refusals: ['document_not_found'],
  }),
  get_exam_module_questions: action({
    summary: 'Start an exam with its key, or resume it: a resumption needs no key, and ends the seat on another device',
    access: 'player',
    /** An open attempt can be named by its play instead. */
    input: z.object({
      exam_module_id: optional(Id),
      play_id: optional(PlayId),
      exam_key: optional(Text(64)).describe('needed to start, not to resume'),
      agreed: optional(Flag).describe('needed to start, not to resume'),
    }),
    output: z.array(Q),
    /** `answers`: what is saved so far. */
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
    summary: 'The page says that its examinee is away, or is back',
    access: 'player',
    /** `seat`: of the page that says so; one that the exam has moved away from is not heard. */
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
    summary: 'The page has seen a rule broken: it is written down for the examiner',
    access: 'player',
    input: z.object({ play_id: PlayId, kind: z.enum(violationKinds), question_id: optional(Id) }),
    /** How many are written down so far. */
    output: z.object({ violations: z.int() }),
    refusals: ['document_not_found', 'play_over'],
  }),
  set_exam_module_result: action({
    summary: 'A claim that hands the exam in: answers with the true result, in which marks are null until they are told',
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
      /** Not compared, but kept to: one of before the examiner reopened the exam hands nothing in. */
      version: claimed(Whole(0, 2_147_483_647)).describe('of the play, when its examinee handed in'),
    }),
    output: ExamResult,
    refusals: ['document_not_found', 'exam_reopened'],
  }),
  get_exam_result: action({
    summary: 'The result of the own attempt of a play',
    access: 'player',
    input: z.object({ play_id: PlayId }),
    output: ExamResult,
    meta: z.object({ exam: Exam }),
    refusals: ['document_not_found', 'play_open'],
  }),
  get_exam_review: action({
    summary: 'After the release: every question with the own and the right answer',
    access: 'player',
    input: z.object({ exam_module_id: Id, play_id: optional(PlayId) }),
    output: z.array(ReviewItem),
    meta: z.object({ exam: Exam, result: ExamResult }),
    refusals: ['document_not_found', 'play_open', 'exam_not_released'],
  }),
}
