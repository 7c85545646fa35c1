// Results of an exam for its managers: every examinee, every answer, and the figures of the exam and its questions.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { itemFlags, questionTypes } from '../bank/question-names.ts'
import { adminPage, Id, optional, Text, Time } from '../platform/fields.ts'
import { PlayId, ReviewItem } from '../play/plays.ts'
import { examEndings, resultFiles } from './exam-names.ts'
import { ExamResult } from './exams.ts'

/** One attempt, or an account on the list that has not started. Of a daily exam an examinee has several. */
const ExamineeResult = z.object({
  account_id: z.int(),
  name: z.string(),
  /** The examiner's own id, such as a matriculation number. */
  own_id: z.string().nullable(),
  extra_percent: z.int(),
  /** Null before the start, like `started_at`. */
  play_id: z.int().nullable(),
  state: z.enum(['waiting', 'sitting', 'over', 'void']),
  started_at: Time.nullable(),
  /** Null until the end, like everything that follows. */
  finished_at: Time.nullable(),
  seconds: z.int().nullable(),
  ended_by: z.enum(examEndings).nullable(),
  obtained_marks: z.number().nullable(),
  total_marks: z.number().nullable(),
  /** Two decimals; null also if the exam has no marks. */
  percent: z.number().nullable(),
  /** Null also without a threshold, and if the attempt is void. */
  passed: z.boolean().nullable(),
  correct: z.int().nullable(),
  incorrect: z.int().nullable(),
  not_attempted: z.int().nullable(),
  absences: ExamResult.shape.absences,
  violations: ExamResult.shape.violations,
  void_reason: z.string().nullable(),
})
export type ExamineeResult = z.output<typeof ExamineeResult>

const ResultQuestion = ReviewItem.pick({
  id: true,
  question_type: true,
  question: true,
  image: true,
  image_text: true,
  audio: true,
  options: true,
  matches: true,
  unit: true,
  marks: true,
  your_answer: true,
  correct_answer: true,
  correct: true,
  note: true,
}).extend({
  /** The answer as it was shown: the texts of the chosen options in their order, the pairs, or what was typed; empty without an answer. */
  given: z.array(z.string()),
  /** The right answer in the same way, with further right words and the tolerance of a number. */
  right: z.array(z.string()),
  obtained_marks: z.number(),
  /** When the answer was last saved. Null for attempts from before these times were stored, like `ms`. */
  saved_at: Time.nullable(),
  /** Time before each save of this answer, counted from the save before it or from the start. */
  ms: z.int().nullable(),
})
export type ResultQuestion = z.output<typeof ResultQuestion>

const ItemFigures = z.object({
  question_id: z.int(),
  /** From 1, in the paper; null for a question that is no longer in it. */
  place: z.int().nullable(),
  question_type: z.enum(questionTypes),
  question: z.string(),
  attempts: z.int(),
  answered: z.int(),
  /** Mean share of the marks. */
  facility: z.number(),
  /** Correlation of the marks with those of the other questions; null for few attempts, or if either never varies. */
  discrimination: z.number().nullable(),
  median_ms: z.int().nullable(),
  flags: z.array(z.enum(itemFlags)),
  /** Empty in types without options to choose. */
  options: z.array(
    z.object({
      text: z.string(),
      is_right: z.boolean(),
      times: z.int(),
      share: z.number(),
      /** Correlation of choosing it with the marks in the other questions. */
      discrimination: z.number().nullable(),
    }),
  ),
})
export type ExamItemView = z.output<typeof ItemFigures>

const Figures = z.object({
  /** Ended attempts that are not void: only they count here. */
  attempts: z.int(),
  /** Standard deviation of the group itself (divided by n), here and everywhere. */
  marks: z.object({ mean: z.number(), sd: z.number(), median: z.number(), min: z.number(), max: z.number() }).nullable(),
  /** Mean of the percentages of the marks. */
  mean_percent: z.number().nullable(),
  /** Share of the attempts; null without a threshold. */
  passed: z.number().nullable(),
  /** Null for fewer attempts than `least_attempts`, for fewer than two common questions, or if all have the same marks. */
  reliability: z
    .object({
      coefficient: z.enum(['kr20', 'alpha']),
      value: z.number(),
      /** The number of questions that every attempt had: the coefficient and its error are computed from them. */
      questions: z.int(),
      sd: z.number(),
      standard_error: z.number(),
    })
    .nullable(),
  /** Below this number of attempts there is no correlation and no reliability. */
  least_attempts: z.int(),
  questions: z.array(ItemFigures),
})
export type ExamFiguresView = z.output<typeof Figures>

export const examResultsAdmin = {
  get_exam_results: action({
    summary: 'Results of all examinees of an exam by name, with what was noticed; `q` finds names and own ids',
    access: 'examiner',
    input: z.object({ exam_id: Id, q: optional(Text(100)), ...adminPage }),
    output: z.array(ExamineeResult),
    meta: z.object({ total: z.int() }),
    refusals: ['document_not_found', 'exam_not_yours'],
  }),
  get_exam_result_of: action({
    summary: 'Result of one ended attempt with every question: the answer as it was shown, the right answer, marks and time',
    access: 'examiner',
    input: z.object({ play_id: PlayId }),
    output: z.object({ examinee: ExamineeResult, questions: z.array(ResultQuestion) }),
    refusals: ['document_not_found', 'exam_not_yours', 'play_open', 'answers_archived'],
  }),
  get_exam_figures: action({
    summary:
      'Figures of an exam (mean, reliability, standard error of measurement) and of its questions (facility, discrimination, options)',
    access: 'examiner',
    input: z.object({ exam_id: Id }),
    output: Figures,
    refusals: ['document_not_found', 'exam_not_yours'],
  }),
  export_exam_results: action({
    summary: 'Results, answers and figures as a workbook, or one of these tables as CSV: a path that downloads it once, within two minutes',
    access: 'examiner',
    input: z.object({ exam_id: Id, contents: z.enum(resultFiles).default('workbook') }),
    output: z.object({ name: z.string(), path: z.string() }),
    refusals: ['document_not_found', 'exam_not_yours'],
  }),
}
