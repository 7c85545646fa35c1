// Practice: missed questions come back when they are due, scheduled by FSRS.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Flag, Id, LanguageId, optional, Time } from '../platform/fields.ts'
import { modes, PlayId, started } from './plays.ts'

const Practice = z.object({
  /** Cards due now, up to the rest of today's limit. */
  due: z.int(),
  /** All cards in this language. */
  cards: z.int(),
  done_today: z.int(),
  /** Questions per day. */
  daily_limit: z.int(),
  next_due_at: Time.nullable(),
  /** Today and the 13 days after it; overdue cards count for today. */
  forecast: z.array(z.object({ day: z.iso.date(), due: z.int() })).length(14),
  /** The player's cards in other content languages; `due` up to the rest of today's limit. Languages without cards are missing. */
  elsewhere: z.array(z.object({ language_id: z.int(), due: z.int(), cards: z.int() })),
})
export type Practice = z.output<typeof Practice>

export const practice = {
  get_practice: action({
    summary: 'Number of questions due for practice, now and in the next days',
    access: 'player',
    input: z.object({ language_id: LanguageId }),
    output: Practice,
    refusals: [],
  }),
  get_practice_questions: action({
    summary: 'Start or resume a practice play: of the due questions, of some that are not due yet, or of those missed in a finished play',
    access: 'player',
    /** `ahead`: at any time, outside the day's limit. A right answer to a question that is not due leaves its date. */
    input: z.object({ language_id: LanguageId, ahead: optional(Flag), play_id: optional(PlayId) }),
    ...started,
    refusals: [
      'no_questions',
      'document_not_found',
      'practice_done',
      'play_open',
      'answers_archived',
      'contest_not_over',
      'exam_not_released',
    ],
  }),
  get_practice_reason: action({
    summary: 'Why a question is in practice',
    access: 'player',
    input: z.object({ question_id: Id }),
    output: z.object({
      /** The mode in which the question was first missed. */
      mode: z.enum(modes),
      missed_at: Time,
      times_missed: z.int(),
      times_practised: z.int(),
      /** Days until the probability of recall falls to 90 % (FSRS). */
      stability_days: z.number(),
      last_answered_at: Time,
    }),
    refusals: ['document_not_found'],
  }),
}
