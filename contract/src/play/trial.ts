// A taste: five questions for whoever looks in, before there is an account. What they bring waits for the account that follows.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { LanguageId, Time, Whole } from '../platform/fields.ts'
import { OptionKey, Q } from './plays.ts'

/** Sealed by the server, and good for a day. */
const GuestKey = z.string().min(20).max(1000)

const Standing = {
  answered: z.int(),
  right: z.int(),
  total: z.int(),
  /** What an account that takes the trial over gets on the leaderboard. */
  points: z.int(),
}

const TrialFeedback = z.object({
  ...Standing,
  /** Of this question. */
  correct: z.boolean(),
  correct_answer: z.string(),
  note: z.string().nullable(),
})
export type TrialFeedback = z.output<typeof TrialFeedback>

export const trial = {
  get_trial: action({
    summary: 'Five questions for a guest, and the key with which to answer them',
    access: 'anyone',
    input: z.object({ language_id: LanguageId }),
    output: z.object({ guest_key: z.string(), expires_at: Time, points_each: z.int(), questions: z.array(Q) }),
    refusals: ['no_questions', 'document_not_found'],
  }),
  answer_trial: action({
    summary: 'Answer a question of a trial; each is answered once, in their order',
    access: 'anyone',
    input: z.object({ guest_key: GuestKey, number: Whole(0, 4), answer: OptionKey }),
    output: TrialFeedback,
    rateLimit: 'trial',
    repeatsItself: true,
    refusals: ['taste_over', 'operation_not_allowed'],
  }),
  take_over_trial: action({
    summary: 'Keep what a trial brought: once, and only for an account that began after it',
    access: 'player',
    input: z.object({ guest_key: GuestKey }),
    output: z.object(Standing),
    repeatsItself: true,
    refusals: ['taste_over', 'already_claimed', 'operation_not_allowed'],
  }),
}
