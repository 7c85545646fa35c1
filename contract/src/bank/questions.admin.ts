// Editors manage questions.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Flag, Id, inSmallLetters, adminPage, optional, Text, Time, Version as SeenVersion, Whole } from '../platform/fields.ts'
import { Uploaded, uploadFields } from '../platform/media.ts'
import { questionTypes, itemFlags, questionStates, reviewStates, whyUnreachable } from './question-names.ts'
import { checkQuestion, questionFields, shownQuestion } from './question-form.ts'

const sorts = ['id', 'level', 'difficulty', 'edited_at', 'attempts', 'facility', 'discrimination'] as const

const QuestionLine = z.object({
  id: z.int(),
  key: z.string(),
  question_type: z.enum(questionTypes),
  question: z.string(),
  category_id: z.int(),
  language_id: z.int(),
  level: z.int(),
  difficulty: z.number(),
  state: z.enum(questionStates),
  publish_at: Time.nullable(),
  edited_at: Time.nullable(),
  created_at: Time,
  /** The contest or exam that asks it now; nobody can change it until that is over. */
  sealed_by: z.string().nullable(),
  /** Null: it neither waits for review nor was sent back. */
  review: z.enum(reviewStates).nullable(),
  /** Counts the changes. */
  version: z.int(),
  has_picture: z.boolean(),
  has_sound: z.boolean(),
  open_reports: z.int(),
  /** Why the server never asks it although it is published; null if it does. */
  unreachable: z.enum(whyUnreachable).nullable(),
  /** From the last computation of item stats; null without enough first answers. */
  attempts: z.int().nullable(),
  facility: z.number().nullable(),
  discrimination: z.number().nullable(),
  flags: z.array(z.enum(itemFlags)),
})
export type QuestionLine = z.output<typeof QuestionLine>

const Version = z.object({
  id: z.int(),
  state: z.enum(questionStates),
  question: z.string(),
  options: z.array(z.string()),
  matches: z.array(z.string()),
  answer: z.array(z.int()),
  word: z.string().nullable(),
  accepted: z.array(z.string()),
  number: shownQuestion.number,
  created_at: Time,
  attempts: z.int(),
  facility: z.number().nullable(),
})
export type QuestionVersion = z.output<typeof Version>

const Stats = z.object({
  attempts: z.int(),
  facility: z.number().nullable(),
  /** Point-biserial correlation with the rest of the play. */
  discrimination: z.number().nullable(),
  median_ms: z.number().nullable(),
  /** Difficulty in logits and its standard error; null before the first calibration with it. */
  b: z.number().nullable(),
  standard_error: z.number().nullable(),
  infit: z.number().nullable(),
  outfit: z.number().nullable(),
  is_calibrated: z.boolean(),
  flags: z.array(z.enum(itemFlags)),
  choices: z.array(
    z.object({
      /** Indexes in `options`, joined by commas; most frequent choice first. */
      choice: z.string(),
      times: z.int(),
      share: z.number(),
      discrimination: z.number().nullable(),
      is_right: z.boolean(),
    }),
  ),
})
export type QuestionStats = z.output<typeof Stats>

const BankQuestion = QuestionLine.omit({
  open_reports: true,
  unreachable: true,
  attempts: true,
  facility: true,
  discrimination: true,
  flags: true,
}).extend({
  ...shownQuestion,
  passage_id: z.int().nullable(),
  source: z.object({ name: z.string(), url: z.string(), licence: z.string() }).nullable(),
  /** The published question that this draft is to change. */
  change_of: z.int().nullable(),
  /** An earlier version, which cannot be changed. */
  is_replaced: z.boolean(),
  /** Latest first, including this one. */
  versions: z.array(Version),
  stats: Stats,
})
export type BankQuestion = z.output<typeof BankQuestion>

const Ids = z.preprocess(
  value => (typeof value === 'string' ? value.split(',').filter(part => part !== '') : typeof value === 'number' ? [value] : value),
  z.array(Id).min(1).max(500),
)

/** Why a question was not changed. */
const reasons = ['not_found', 'sealed', 'replaced', 'twin', 'unchanged', 'wrong_category', 'not_a_draft', 'in_use', 'needs_review'] as const
const Handled = z.object({
  changed: z.array(z.int()),
  skipped: z.array(z.object({ id: z.int(), why: z.enum(reasons) })),
})
export type Handled = z.output<typeof Handled>
export type WhySkipped = (typeof reasons)[number]

export const questionAdmin = {
  get_bank_questions: action({
    summary:
      'Questions by filter. Sorting by a stat lists only questions that have it. A search covers the first 2,000 matches; the total stops at 100,000',
    access: 'editor',
    input: z.object({
      ...adminPage,
      sort: optional(z.preprocess(inSmallLetters, z.enum(sorts))),
      order: optional(z.preprocess(inSmallLetters, z.enum(['asc', 'desc']))),
      /** Beginnings of words in question, options or word; or a question's id. */
      q: optional(Text(200)),
      /** With its subcategories. */
      category_id: optional(Id),
      language_id: optional(Id),
      level: optional(Whole(1, 1000)),
      question_type: optional(z.enum(questionTypes)),
      state: optional(z.enum(questionStates)),
      /** `any`: with at least one flag. */
      flag: optional(z.enum(['any', ...itemFlags])),
      /** Prefix of its key: starter, opentdb, own … */
      origin: optional(Text(80)),
      import_id: optional(Id),
      has_picture: optional(Flag),
      has_sound: optional(Flag),
      reported: optional(Flag),
      tag: optional(Text(60)),
      /** Without a translation into this language, and in another one. */
      lacks_language_id: optional(Id),
      /** True: only published questions that are never asked. False: all others. */
      unreachable: optional(Flag),
      review: optional(z.enum(reviewStates)),
    }),
    output: z.array(QuestionLine),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_bank_question: action({
    summary: 'A question with its answer, versions and stats',
    access: 'editor',
    input: z.object({ question_id: Id }),
    output: BankQuestion,
    refusals: ['document_not_found'],
  }),
  create_question: action({
    summary: 'Create a question as a draft',
    access: 'editor',
    writes: true,
    input: z.object(questionFields).superRefine(checkQuestion),
    output: BankQuestion,
    refusals: [],
  }),
  change_question: action({
    summary:
      'Change a question. If it was published, a new type, option, answer or word creates a new question that replaces it. With review before publishing, the change is a draft',
    access: 'editor',
    writes: true,
    input: z.object({ question_id: Id, version: SeenVersion, ...questionFields }).superRefine(checkQuestion),
    output: BankQuestion,
    refusals: ['document_not_found', 'changed_meanwhile', 'change_waits', 'question_sealed', 'question_replaced'],
  }),
  publish_questions: action({
    summary: 'Publish questions now or at a later time',
    access: 'editor',
    writes: true,
    input: z.object({ question_ids: Ids, publish_at: optional(Time) }),
    output: Handled,
    refusals: [],
  }),
  withdraw_questions: action({
    summary: 'Withdraw questions, or cancel their scheduled publication',
    access: 'editor',
    writes: true,
    input: z.object({ question_ids: Ids }),
    output: Handled,
    refusals: [],
  }),
  move_questions: action({
    summary: 'Change the category or the level of questions, or both',
    access: 'editor',
    writes: true,
    input: z.object({ question_ids: Ids, category_id: optional(Id), level: optional(Whole(1, 1000)) }),
    output: Handled,
    refusals: [],
  }),
  delete_drafts: action({
    summary: 'Delete drafts; no player has met them',
    access: 'editor',
    writes: true,
    needsFreshSignIn: true,
    input: z.object({ question_ids: Ids }),
    output: Handled,
    refusals: [],
  }),
  upload_media: action({
    summary:
      'Upload a picture (JPEG, PNG, WebP, first frame of a GIF) or a sound (MP3, Ogg, WAV, M4A, WebM); unused files are deleted after two days unless `keep` is set',
    access: 'editor',
    writes: true,
    file: 'file',
    input: z.object(uploadFields),
    output: Uploaded,
    refusals: ['infected_file', 'invalid_file', 'invalid_image', 'invalid_sound', 'image_too_large'],
  }),
}
