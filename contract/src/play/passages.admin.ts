// Editors manage texts to read and the daily quiz.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import {
  ContentVersion,
  Day,
  Html,
  Id,
  LanguageId,
  MediaName,
  adminPage,
  Once,
  optional,
  Text,
  Time,
  Version,
  Whole,
} from '../platform/fields.ts'

const contentTypes = ['text', 'video', 'pdf'] as const

const words = {
  title: Text(200),
  /** HTML, which the server sanitises. */
  html: Html,
  /** Attachment: none (`text`), a video or a file. */
  content_type: z.enum(contentTypes).default('text'),
  /** https:// or a path of this site. */
  content_url: optional(Text(500).regex(/^(https:\/\/|\/[^/\\])/, 'begins with https:// or with one slash')),
  /** A picture, which needs a `caption`. */
  image: optional(MediaName),
  caption: optional(Text(300)),
  /** The subcategory if there is one. */
  category_id: Id,
  position: Whole(0, 100_000).default(0),
}

const PassageRow = z.object({
  id: z.int(),
  title: z.string(),
  category_id: z.int(),
  category: z.string(),
  language_id: z.int(),
  /** Its language is written from right to left. */
  rtl: z.boolean(),
  content_type: z.enum(contentTypes),
  state: z.enum(['draft', 'scheduled', 'published']),
  publish_at: Time.nullable(),
  questions: z.int(),
  words: z.int(),
  version: z.int(),
  created_at: Time,
})
export type PassageRow = z.output<typeof PassageRow>

export const Passage = PassageRow.extend({
  /** Sanitised. */
  html: z.string(),
  content_url: z.string().nullable(),
  image: z.string().nullable(),
  caption: z.string().nullable(),
  position: z.int(),
  asks: z.array(z.object({ id: z.int(), question: z.string(), question_type: z.string(), is_active: z.boolean() })),
})
export type Passage = z.output<typeof Passage>

const DailyQuiz = z.object({
  /** The day. */
  id: Day,
  language_id: z.int(),
  state: z.enum(['open', 'drawn', 'chosen']),
  /** A player has it, or its day is over in every time zone: it can no longer change. */
  is_fixed: z.boolean(),
  chosen_by: z.string().nullable(),
  questions: z.int(),
})
export type DailyQuiz = z.output<typeof DailyQuiz>

const DailyPaper = DailyQuiz.extend({
  asks: z.array(
    z.object({
      id: z.int(),
      question: z.string(),
      category: z.string(),
      level: z.int(),
      /** Not asked, because a contest asks it now or it has left the bank. */
      is_out: z.boolean(),
    }),
  ),
  /** Follows from the choice. */
  version: z.string(),
})
export type DailyPaper = z.output<typeof DailyPaper>

const dayOf = { day: Day, language_id: LanguageId }

export const passageAdmin = {
  get_passages: action({
    summary: 'Texts to read, by filter',
    access: 'editor',
    input: z.object({
      ...adminPage,
      sort: optional(z.enum(['id', 'title', 'created_at'])),
      order: optional(z.enum(['asc', 'desc'])),
      language_id: LanguageId,
      category_id: optional(Id),
      state: optional(PassageRow.shape.state),
      /** The beginning of the title. */
      search: optional(Text(80)),
    }),
    output: z.array(PassageRow),
    /** Counted up to 10,000. */
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_passage: action({
    summary: 'A text to read, with its questions',
    access: 'editor',
    input: z.object({ passage_id: Id }),
    output: Passage,
    refusals: ['document_not_found'],
  }),
  create_passage: action({
    summary: 'Create a text to read; players see it once it is published',
    access: 'editor',
    writes: true,
    input: z.object({ ...words, language_id: LanguageId, once: Once }),
    output: Passage,
    refusals: ['document_not_found'],
  }),
  change_passage: action({
    summary: 'Change a text to read; players see the change at once',
    access: 'editor',
    writes: true,
    input: z.object({ passage_id: Id, version: Version, ...words }),
    output: Passage,
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),
  publish_passage: action({
    summary: 'Publish a text now or at a later time',
    access: 'editor',
    writes: true,
    input: z.object({ passage_id: Id, publish_at: optional(Time) }),
    output: Passage,
    refusals: ['document_not_found', 'passage_without_questions'],
  }),
  withdraw_passage: action({
    summary: 'Withdraw a text, or cancel its scheduled publication; open plays of it go on',
    access: 'editor',
    writes: true,
    input: z.object({ passage_id: Id }),
    output: Passage,
    refusals: ['document_not_found'],
  }),
  set_passage_questions: action({
    summary: 'Set the questions of a text; its other questions then belong to no text',
    access: 'editor',
    writes: true,
    input: z.object({ passage_id: Id, version: Version, question_ids: z.array(Id).max(100) }),
    output: Passage,
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),
  preview_passage: action({
    summary: 'Preview a text as players would read it, sanitised',
    access: 'editor',
    input: z.object({ html: words.html }),
    output: z.object({ html: z.string() }),
    refusals: [],
  }),

  get_daily_quizzes: action({
    summary: 'The daily quizzes of a month, and who chose them',
    access: 'editor',
    input: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'is a month: 2026-11'), language_id: LanguageId }),
    output: z.array(DailyQuiz),
    meta: z.object({ total: z.int(), today: Day }),
    refusals: ['document_not_found'],
  }),
  get_daily_paper: action({
    summary: 'The daily quiz of a day with its questions',
    access: 'editor',
    input: z.object(dayOf),
    output: DailyPaper,
    refusals: ['document_not_found'],
  }),
  choose_daily_quiz: action({
    summary: 'Choose the questions of a daily quiz that no player has started',
    access: 'editor',
    writes: true,
    input: z.object({ ...dayOf, version: ContentVersion, question_ids: z.array(Id).min(1).max(50) }),
    output: DailyPaper,
    refusals: ['document_not_found', 'daily_quiz_fixed', 'changed_meanwhile'],
  }),
  draw_daily_quiz: action({
    summary: "Undo the choice: the server draws the day's quiz again",
    access: 'editor',
    writes: true,
    input: z.object({ ...dayOf, version: ContentVersion }),
    output: DailyPaper,
    refusals: ['document_not_found', 'daily_quiz_fixed', 'changed_meanwhile'],
  }),
}
