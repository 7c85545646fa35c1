// Triage of reported questions: staff answer, accept, dismiss, correct and regrade.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Decimal, Flag, Id, adminPage, optional, RawText, Text, Time, Whole } from '../platform/fields.ts'
import { modes } from '../platform/mode-names.ts'
import { questionTypes } from '../bank/question-names.ts'
import { greatestNumber, mostMatches, mostOptions } from '../bank/question-form.ts'
import { regradeStates, reportOutcomes, reportStates } from './report-names.ts'

/** `bank`: editors handle the reports. `exam`: examiners do. */
const Owner = z.enum(['bank', 'exam'])

const ReportedQuestion = z.object({
  id: z.int(),
  question: z.string(),
  question_type: z.enum(questionTypes),
  language_id: z.int(),
  language_code: z.string(),
  category: z.string(),
  owner: Owner,
  is_active: z.boolean(),
  open: z.int(),
  closed: z.int(),
  /** Time of the newest report. */
  newest_at: Time,
  newest_reason: z.string(),
  /** From first answers; `facility` is null without any. */
  attempts: z.int(),
  facility: z.number().nullable(),
  regrade: z.enum(regradeStates).nullable(),
})
export type ReportedQuestion = z.output<typeof ReportedQuestion>

const RightNumber = z.object({ value: z.number(), tolerance: z.number(), unit: z.string().nullable() })
const Right = z.object({
  /** Indexes of options; matching: the index of each option's match. */
  answer: z.array(z.int()),
  word: z.string().nullable(),
  number: RightNumber.nullable(),
  is_void: z.boolean(),
})

const Report = z.object({
  id: z.int(),
  account_id: z.int(),
  name: z.string(),
  reason: z.string(),
  created_at: Time,
  state: z.enum(reportStates),
  outcome: z.enum(reportOutcomes).nullable(),
  closed_at: Time.nullable(),
  /** The staff's answer to the player. */
  answer: z.string().nullable(),
})
export type ReportRow = z.output<typeof Report>

const Regrade = z.object({
  id: z.int(),
  question_id: z.int(),
  question: z.string(),
  /** The question and its earlier versions with the same options. */
  question_ids: z.array(z.int()),
  /** Name of the staff member who started it. */
  name: z.string(),
  started_at: Time,
  state: z.enum(regradeStates),
  /** Number of plays and contests that have not ended; the regrade handles them later. */
  still_open: z.int(),
  done_at: Time.nullable(),
  players: z.int(),
  plays: z.int(),
  answers: z.int(),
  coins: z.int(),
  score: z.int(),
})
export type RegradeRow = z.output<typeof Regrade>

const ReportedQuestionWhole = z.object({
  id: z.int(),
  question: z.string(),
  question_type: z.enum(questionTypes),
  language_code: z.string(),
  is_right_to_left: z.boolean(),
  category: z.string(),
  level: z.int(),
  owner: Owner,
  is_active: z.boolean(),
  /** A contest or an exam asks it now. */
  is_sealed: z.boolean(),
  /** An earlier version: another question has replaced it. */
  is_replaced: z.boolean(),
  /** The version asked now; null if there is none. */
  latest_id: z.int().nullable(),
  /** For a picture without text: its text alternative. */
  options: z.array(z.string()),
  matches: z.array(z.string()),
  /** Indexes of options, in the stored order, from 0; matching: the index of each option's match. */
  answer: z.array(z.int()),
  word: z.string().nullable(),
  /** Guess the word: further right words. */
  accepted: z.array(z.string()),
  number: RightNumber.nullable(),
  note: z.string().nullable(),
  image: z.string().nullable(),
  audio: z.string().nullable(),
  corrections: z.array(Right),
  /** The newest hundred. */
  reports: z.array(Report),
  regrade: Regrade.nullable(),
})
export type ReportedQuestionWhole = z.output<typeof ReportedQuestionWhole>

const Preview = z.object({
  modes: z.array(z.object({ mode: z.enum(modes), answers: z.int(), turn_right: z.int(), keep: z.int() })),
  players: z.int(),
  players_concerned: z.int(),
  contests: z.array(z.object({ contest_id: z.int(), is_over: z.boolean() })),
  coins: z.int(),
  score: z.int(),
  /** Things that players win now in contests that are over, beside those that were won before. */
  things: z.int(),
  /** Coins and score are computed for a hundred players and extrapolated to all. */
  is_estimate: z.boolean(),
})
export type RegradePreview = z.output<typeof Preview>

const Places = z.array(Whole(0, mostMatches - 1)).max(mostOptions)
/** In the unit of the question; an absent tolerance is unchanged. */
const NumberRight = z.object({ value: Decimal(-greatestNumber, greatestNumber), tolerance: optional(Decimal(0, greatestNumber)) })
/** The right answer to the question as asked: indexes of options or matches, the word, the number, or no right answer (`is_void`). */
const right = { answer: optional(Places), word: optional(Text(120)), number: optional(NumberRight), is_void: optional(Flag) }
/** Reports of the question; without `report_ids`, all open ones. */
const which = { question_id: Id, report_ids: optional(z.array(Id).max(1000)) }
const Handled = z.object({ reports: z.int() })
const triageRefusals = ['document_not_found', 'reports_not_yours', 'no_open_reports'] as const

export const reportAdmin = {
  get_reported_questions: action({
    summary: 'Questions with reports: open ones by default, newest report first. The total stops at 10,000',
    access: 'staff',
    input: z.object({
      ...adminPage,
      sort: optional(z.enum(['newest_at', 'open', 'id'])),
      order: optional(z.enum(['asc', 'desc'])),
      state: optional(z.enum(reportStates)),
      language_id: optional(Id),
      search: optional(Text(120)),
    }),
    output: z.array(ReportedQuestion),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_question_reports: action({
    summary: 'A reported question with its reports and last regrade',
    access: 'staff',
    input: z.object({ question_id: Id }),
    output: ReportedQuestionWhole,
    refusals: ['document_not_found', 'reports_not_yours'],
  }),
  answer_reports: action({
    summary: 'Answer reports: the players get the answer as a message',
    access: 'staff',
    writes: true,
    input: z.object({ ...which, answer: Text(2000) }),
    output: Handled,
    refusals: triageRefusals,
  }),
  accept_reports: action({
    summary: 'Accept reports: each player gets a reward in coins, once per question',
    access: 'staff',
    writes: true,
    input: z.object({ ...which, answer: optional(Text(2000)) }),
    output: Handled,
    refusals: triageRefusals,
  }),
  dismiss_reports: action({
    summary: 'Dismiss reports: the players get the reason as a message',
    access: 'staff',
    writes: true,
    input: z.object({ ...which, reason: Text(2000) }),
    output: Handled,
    refusals: triageRefusals,
  }),
  correct_question: action({
    summary: 'Correct the right answer. A new question replaces the old one; answers to the old one count by either key',
    access: 'editor',
    writes: true,
    input: z.object({
      question_id: Id,
      ...right,
      /** Withdraw the question instead of replacing it. Always true if no answer is right. */
      withdraw: optional(Flag),
      /** Texts of the new question; absent ones are copied from the old one. `options` and `new_answer` belong together. */
      question: optional(Text(2000)),
      note: optional(RawText(2000)),
      /** Matching keeps its number of options. An empty text is for a picture without text. */
      options: optional(z.array(RawText(500)).min(2).max(mostOptions)),
      new_answer: optional(Places),
      reason: Text(500),
    }),
    output: z.object({ question_id: z.int().nullable() }),
    refusals: ['document_not_found', 'question_of_exam', 'question_sealed'],
  }),
  preview_regrade: action({
    summary: 'Preview a regrade for a planned or an existing correction: players affected, coins and score',
    access: 'editor',
    input: z.object({ question_id: Id, ...right }),
    output: Preview,
    refusals: ['document_not_found', 'question_of_exam', 'question_sealed'],
  }),
  start_regrade: action({
    summary: 'Regrade results, leaderboards, coins, badges and contests by a correction; players keep what they won by the old key',
    access: 'editor',
    writes: true,
    input: z.object({ question_id: Id }),
    output: Regrade,
    refusals: ['document_not_found', 'question_of_exam', 'question_sealed', 'nothing_to_regrade', 'regrade_running'],
  }),
  get_regrades: action({
    summary: 'Regrades, newest first',
    access: 'editor',
    input: z.object({
      ...adminPage,
      question_id: optional(Id),
      sort: optional(z.literal('id')),
      order: optional(z.enum(['asc', 'desc'])),
    }),
    output: z.array(Regrade),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_regrade: action({
    summary: 'A regrade, with the first two hundred plays that it changed',
    access: 'editor',
    input: z.object({ regrade_id: Id }),
    output: Regrade.extend({
      changed: z.array(
        z.object({
          play_id: z.int(),
          account_id: z.int(),
          name: z.string(),
          mode: z.enum(modes),
          answers: z.int(),
          coins: z.int(),
          score: z.int(),
          at: Time,
        }),
      ),
    }),
    refusals: ['document_not_found'],
  }),
}
