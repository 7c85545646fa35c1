// Reported questions: answered, accepted, corrected, regraded.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Decimal, Flag, Id, adminPage, optional, RawText, Text, Time, Whole } from '../platform/fields.ts'
import { modes } from '../platform/mode-names.ts'
import { questionTypes } from '../bank/question-names.ts'
import { greatestNumber, mostMatches, mostOptions } from '../bank/question-form.ts'
import { regradeStates, reportOutcomes, reportStates } from './report-names.ts'

/** `bank`: editors deal with it. `exam`: examiners do. */
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
  /** Of the newest report. */
  newest_at: Time,
  newest_reason: z.string(),
  /** Of first answers; null where nobody has answered. */
  attempts: z.int(),
  facility: z.number().nullable(),
  regrade: z.enum(regradeStates).nullable(),
})
export type ReportedQuestion = z.output<typeof ReportedQuestion>

const RightNumber = z.object({ value: z.number(), tolerance: z.number(), unit: z.string().nullable() })
const Right = z.object({
  /** Indexes of options; matching: of each option that of its match. */
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
  /** What staff has said to the player. */
  answer: z.string().nullable(),
})
export type ReportRow = z.output<typeof Report>

const Regrade = z.object({
  id: z.int(),
  question_id: z.int(),
  question: z.string(),
  /** With earlier versions of it that had the same options. */
  question_ids: z.array(z.int()),
  /** Who started it. */
  name: z.string(),
  started_at: Time,
  state: z.enum(regradeStates),
  /** Plays and contests that have not ended: it comes back to them. */
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
  /** An earlier version: another question has its place. */
  is_replaced: z.boolean(),
  /** The version that is asked now; null when there is none. */
  latest_id: z.int().nullable(),
  /** Of a picture alone, what it says in words. */
  options: z.array(z.string()),
  matches: z.array(z.string()),
  /** Indexes of options, in the stored order, from 0; matching: of each option that of its match. */
  answer: z.array(z.int()),
  word: z.string().nullable(),
  /** Guess the word: other right words. */
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
  /** Coins and score were found for a hundred players, and extended to all. */
  is_estimate: z.boolean(),
})
export type RegradePreview = z.output<typeof Preview>

const Places = z.array(Whole(0, mostMatches - 1)).max(mostOptions)
/** In the unit of the question; without a tolerance it stays what it was. */
const NumberRight = z.object({ value: Decimal(-greatestNumber, greatestNumber), tolerance: optional(Decimal(0, greatestNumber)) })
/** What is right, in the options that were asked: their indexes, those of their matches, the word, the number, or nothing at all. */
const right = { answer: optional(Places), word: optional(Text(120)), number: optional(NumberRight), is_void: optional(Flag) }
/** Which reports of the question; without any all that are open. */
const which = { question_id: Id, report_ids: optional(z.array(Id).max(1000)) }
const Handled = z.object({ reports: z.int() })
const triageRefusals = ['document_not_found', 'reports_not_yours', 'no_open_reports'] as const

export const reportAdmin = {
  get_reported_questions: action({
    summary: 'Questions with reports: open ones by default, those with the newest report first. The total stops at 10,000',
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
    summary: 'A reported question as it is asked, with its reports and its last regrade',
    access: 'staff',
    input: z.object({ question_id: Id }),
    output: ReportedQuestionWhole,
    refusals: ['document_not_found', 'reports_not_yours'],
  }),
  answer_reports: action({
    summary: 'Answer reports: the players find the answer among their messages',
    access: 'staff',
    writes: true,
    input: z.object({ ...which, answer: Text(2000) }),
    output: Handled,
    refusals: triageRefusals,
  }),
  accept_reports: action({
    summary: 'Accept reports: the players are thanked with coins, once for each player and question',
    access: 'staff',
    writes: true,
    input: z.object({ ...which, answer: optional(Text(2000)) }),
    output: Handled,
    refusals: triageRefusals,
  }),
  dismiss_reports: action({
    summary: 'Dismiss reports; the players find the reason among their messages',
    access: 'staff',
    writes: true,
    input: z.object({ ...which, reason: Text(2000) }),
    output: Handled,
    refusals: triageRefusals,
  }),
  correct_question: action({
    summary: 'Say what the right answer is. A new question takes the place of the old one, whose answers count by the new key, too',
    access: 'editor',
    writes: true,
    input: z.object({
      question_id: Id,
      ...right,
      /** Ask it no more, instead of asking it corrected. Always so where nothing is right. */
      withdraw: optional(Flag),
      /** Of the new question; without them it says what the old one said. Options and their right answer belong together. */
      question: optional(Text(2000)),
      note: optional(RawText(2000)),
      /** Matching keeps as many as it has. An empty text leaves a picture alone. */
      options: optional(z.array(RawText(500)).min(2).max(mostOptions)),
      new_answer: optional(Places),
      reason: Text(500),
    }),
    output: z.object({ question_id: z.int().nullable() }),
    refusals: ['document_not_found', 'question_of_exam', 'question_sealed'],
  }),
  preview_regrade: action({
    summary: 'Who would be concerned by a correction, or is by the one that was made, and what it would come to',
    access: 'editor',
    input: z.object({ question_id: Id, ...right }),
    output: Preview,
    refusals: ['document_not_found', 'question_of_exam', 'question_sealed'],
  }),
  start_regrade: action({
    summary: 'Bring a correction into results, boards, coins, badges and contests; what was won by the old key stays',
    access: 'editor',
    writes: true,
    input: z.object({ question_id: Id }),
    output: Regrade,
    refusals: ['document_not_found', 'question_of_exam', 'question_sealed', 'nothing_to_regrade', 'regrade_running'],
  }),
  get_regrades: action({
    summary: 'Regrades, the newest first',
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
    summary: 'A regrade, and the first two hundred plays that it has changed',
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
