// Examiners write the questions of an exam, take them from the bank, or let the exam draw them by rule; and preview corrections.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { adminPage, ContentVersion, Decimal, Flag, Id, Marks, optional, Text, Whole } from '../platform/fields.ts'
import { Uploaded, uploadFields } from '../platform/media.ts'
import { problemsOfQuestion, questionFields, shownQuestion } from '../bank/question-form.ts'
import { questionTypes } from '../bank/question-names.ts'
import { ExamPaper } from './exams.admin.ts'

/** The most questions of an exam, all pools together. */
export const mostExamQuestions = 500
/** The most questions in the pool of a draw. */
export const mostInPool = 200

/** What a question is worth. */
const worth = { marks: Marks(0.25, 100), minus_marks: Marks(0, 100).default(0), part_marks: Flag.default(false) }

const { category_id: _category, language_id: _language, level: _level, difficulty: _difficulty, ...rest } = questionFields
const { passage_id: _passage, source: _source, ...written } = rest

/** The fields of the bank's form that an exam asks; the language is the exam's. */
const ExamForm = z.object({ ...written, ...worth })
type ExamForm = z.output<typeof ExamForm>

/** The bank's own checks. An exam's question has no place in the bank; these values fill the fields that the checks do not read. */
function checkForm(form: ExamForm, context: Pick<z.core.$RefinementCtx, 'addIssue'>): void {
  const { marks, minus_marks, part_marks: _parts, ...asked } = form
  for (const { field, problem } of problemsOfQuestion({ ...asked, category_id: 1, language_id: 1, level: 1, difficulty: 0.5 }))
    context.addIssue({ code: 'custom', path: field, message: problem })
  if (minus_marks > marks) context.addIssue({ code: 'custom', path: ['minus_marks'], message: 'is above the marks of the question' })
}

/** A question of an exam as its form shows it. */
const ExamQuestionForm = z.object({
  id: z.int(),
  ...shownQuestion,
  marks: z.number(),
  minus_marks: z.number(),
  part_marks: z.boolean(),
  draw_id: z.int().nullable(),
})
export type ExamQuestionForm = z.output<typeof ExamQuestionForm>

const Logits = Decimal(-6, 6)

/** Which questions of the bank: published ones in the exam's language. */
const filter = {
  /** With its subcategories. */
  category_id: optional(Id),
  level: optional(Whole(1, 1000)),
  question_type: optional(z.enum(questionTypes)),
  tag: optional(Text(60)),
  /** Difficulty in logits; of an item that is not calibrated, its author's estimate. */
  least_difficulty: optional(Logits),
  most_difficulty: optional(Logits),
  only_calibrated: optional(Flag),
}
const DrawFilter = z.object(filter)
export type DrawFilter = z.output<typeof DrawFilter>

/** A fixed draw gives all examinees the same questions, which it copies now. */
const drawKinds = ['same_for_all', 'for_each'] as const

const OfferedQuestion = z.object({
  id: z.int(),
  question_type: z.enum(questionTypes),
  question: z.string(),
  options: z.array(z.string()),
  /** The right answer in words. */
  answer: z.string(),
  category_id: z.int(),
  category: z.string(),
  level: z.int(),
  tags: z.array(z.string()),
  has_picture: z.boolean(),
  has_sound: z.boolean(),
  /** Difficulty in logits. */
  difficulty: z.number(),
  is_calibrated: z.boolean(),
})
export type OfferedQuestion = z.output<typeof OfferedQuestion>

const Category = z.object({ id: z.int(), name: z.string(), parent_id: z.int().nullable() })

/** Mean and spread over simulated papers. */
const Spread = z.object({ mean: z.number(), deviation: z.number(), least: z.number(), most: z.number() })

const Equality = z.object({
  /** Null: all draws together. */
  draw_id: z.int().nullable(),
  pool: z.int(),
  calibrated: z.int(),
  /** Mean difficulty of the drawn questions, in logits. */
  difficulty: Spread,
  /** Percent of the marks that an examinee of ability 0 can expect from them. */
  percent: Spread,
})
export type DrawEquality = z.output<typeof Equality>

const ConcernedAttempt = z.object({
  play_id: z.int(),
  account_id: z.int(),
  name: z.string(),
  marks_before: z.number(),
  marks_after: z.number(),
  /** Null if the exam has no pass mark, or the attempt is void. */
  passed_before: z.boolean().nullable(),
  passed_after: z.boolean().nullable(),
})
export type ConcernedAttempt = z.output<typeof ConcernedAttempt>

const own = ['document_not_found', 'exam_not_yours'] as const
const unstarted = [...own, 'exam_started'] as const

const Order = z.array(Id).min(1).max(mostExamQuestions)

/** A row of a question that was asked for, and what became of it. */
const TakenRow = z.object({
  question_id: z.int(),
  text: z.string(),
  verdict: z.enum(['added', 'double', 'contradiction', 'refused']),
  /** '' if it was added. */
  problem: z.string(),
})

export const examQuestionAdmin = {
  get_exam_question: action({
    summary: 'A question of an exam as its form shows it',
    access: 'examiner',
    input: z.object({ exam_id: Id, question_id: Id }),
    output: ExamQuestionForm,
    refusals: own,
  }),
  add_exam_question: action({
    summary: 'Add a question at the end of an exam that no examinee has started',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, ...ExamForm.shape }).superRefine(({ exam_id: _exam, ...form }, context) => checkForm(form, context)),
    output: ExamPaper,
    refusals: unstarted,
  }),
  change_exam_question: action({
    summary: 'Change a question of an exam that no examinee has started',
    access: 'examiner',
    writes: true,
    input: z
      .object({ exam_id: Id, question_id: Id, ...ExamForm.shape })
      .superRefine(({ exam_id: _exam, question_id: _question, ...form }, context) => checkForm(form, context)),
    output: ExamPaper,
    refusals: unstarted,
  }),
  order_exam_questions: action({
    summary: 'Set the order of the questions of an exam that no examinee has started: all of them, pools of draws included',
    access: 'examiner',
    writes: true,
    /** `were`: the order that the caller saw. */
    input: z.object({ exam_id: Id, question_ids: Order, were: Order }),
    output: ExamPaper,
    refusals: [...unstarted, 'changed_meanwhile'],
  }),
  upload_exam_media: action({
    summary: 'Upload a picture or a sound for a question of an exam, as `upload_media` does for the bank',
    access: 'examiner',
    writes: true,
    file: 'file',
    input: z.object(uploadFields),
    output: Uploaded,
    refusals: ['infected_file', 'invalid_file', 'invalid_image', 'invalid_sound', 'image_too_large'],
  }),
  find_bank_questions: action({
    summary: 'Published questions of the bank in the language of an exam, with their right answers, to take into the exam',
    access: 'examiner',
    input: z.object({
      exam_id: Id,
      ...adminPage,
      /** Beginnings of words in question, options or word; or a question's id. */
      q: optional(Text(200)),
      ...filter,
    }),
    output: z.array(OfferedQuestion),
    /** Counted up to 100,000. `categories` are all those of the bank. */
    meta: z.object({ total: z.int(), categories: z.array(Category) }),
    refusals: own,
  }),
  take_bank_questions: action({
    summary: 'Copy questions of the bank into an exam that no examinee has started; each is added, or refused with a reason',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, source_ids: z.array(Id).min(1).max(100), ...worth }),
    output: z.object({ rows: z.array(TakenRow), paper: ExamPaper }),
    refusals: unstarted,
  }),
  draw_exam_questions: action({
    summary:
      'Draw questions of the bank by rule into an exam that no examinee has started: the same for all, drawn now; or for each examinee at the start, from a pool that is copied now',
    access: 'examiner',
    writes: true,
    input: z.object({
      exam_id: Id,
      kind: z.enum(drawKinds),
      count: Whole(1, mostInPool),
      /** For each: how many questions the pool takes at most. */
      pool: optional(Whole(1, mostInPool)),
      ...filter,
      ...worth,
    }),
    output: ExamPaper,
    refusals: unstarted,
  }),
  change_exam_draw: action({
    summary: 'Change how many questions each examinee draws, and what each is worth',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, draw_id: Id, version: ContentVersion, count: Whole(1, mostInPool), ...worth }),
    output: ExamPaper,
    refusals: [...unstarted, 'changed_meanwhile'],
  }),
  remove_exam_draw: action({
    summary: 'Remove a draw with its pool from an exam that no examinee has started',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, draw_id: Id }),
    output: ExamPaper,
    refusals: unstarted,
  }),
  preview_exam_draws: action({
    summary: 'How equal the draws of examinees are: difficulty and expected percent over simulated papers',
    access: 'examiner',
    input: z.object({ exam_id: Id }),
    output: z.array(Equality),
    refusals: own,
  }),
  preview_exam_regrade: action({
    summary:
      'Preview what `regrade_exam_question` would change with the same answer: each affected attempt with its marks; nothing is written',
    access: 'examiner',
    input: z.object({ exam_id: Id, question_id: Id, answer: Text(500), ...adminPage }),
    output: z.array(ConcernedAttempt),
    meta: z.object({
      /** Attempts whose marks or right answers change. */
      total: z.int(),
      now_passed: z.int(),
      now_failed: z.int(),
      /** Attempts that still run: they are marked by the new key at their end. */
      running: z.int(),
      /** Whether examinees know their marks, so that those concerned are notified. */
      notifies: z.boolean(),
    }),
    refusals: own,
  }),
  import_exam: action({
    summary: 'Create an exam from a file that `export_exam` wrote (JSON, or a ZIP of `npm run export`), whole or not at all',
    access: 'examiner',
    writes: true,
    file: 'file',
    spoolsFile: true,
    input: z.object({}),
    output: ExamPaper,
    refusals: ['infected_file'],
  }),
}
