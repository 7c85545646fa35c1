// Guest trial: five questions without an account. A new account can take over the points.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { LanguageId, Time, Whole } from '../platform/fields.ts'
import { OptionKey, Q } from './plays.ts'

/** Sealed by the server; valid for a day. */
const GuestKey = z.string().min(20).max(1000)

const Standing = {
  answered: z.int(),
  right: z.int(),
  total: z.int(),
  /** Leaderboard points for the account that takes the trial over. */
  points: z.int(),
}

const TrialFeedback = z.object({
  ...Standing,
  /** For this question. */
  correct: z.boolean(),
  correct_answer: z.string(),
  note: z.string().nullable(),
})
export type TrialFeedback = z.output<typeof TrialFeedback>

export const trial = {
  get_trial: action({
    summary: 'The five questions of today for guests, and the key to answer them',
    access: 'anyone',
    input: z.object({ language_id: LanguageId }),
    output: z.object({ guest_key: z.string(), expires_at: Time, points_each: z.int(), questions: z.array(Q) }),
    refusals: ['no_questions', 'document_not_found'],
  }),
  answer_trial: action({
    summary: 'Answer a question of a trial, each once and in order',
    access: 'anyone',
    input: z.object({ guest_key: GuestKey, number: Whole(0, 4), answer: OptionKey }),
    output: TrialFeedback,
    rateLimit: 'trial',
    repeatsItself: true,
    refusals: ['trial_over', 'operation_not_allowed'],
  }),
  take_over_trial: action({
    summary: 'Take over the points of a trial, once, for an account created after it',
    access: 'player',
    input: z.object({ guest_key: GuestKey }),
    output: z.object(Standing),
    repeatsItself: true,
    refusals: ['trial_over', 'already_claimed', 'operation_not_allowed'],
  }),
}
