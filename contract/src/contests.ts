// Contests: many players answer the same questions within a time window, for prizes.

import { z } from 'zod'
import { action } from './action.ts'
import { claimed, claimedZone, Id, LanguageId, page, Time, Whole } from './fields.ts'
import { Ranked } from './boards.ts'
import { Listed, Play } from './plays.ts'

const Contest = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  start_date: Time,
  end_date: Time,
  entry: z.int(),
  participants: z.int(),
  questions: z.int(),
  played: z.boolean(),
  prizes: z.array(z.object({ rank: z.int(), coins: z.int() })),
})

export const contests = {
  get_contest: action({
    summary: 'Live, past and upcoming contests',
    access: 'player',
    input: z.object({ language_id: LanguageId, ...claimedZone }),
    output: z.object({ live: z.array(Contest), past: z.array(Contest), upcoming: z.array(Contest) }),
    refusals: ['operation_not_allowed', 'no_contests'],
  }),
  get_questions_by_contest: action({
    summary: 'Enter a contest and start its play, or resume it',
    access: 'player',
    movesCoins: true,
    input: z.object({ language_id: LanguageId, contest_id: Id }),
    output: z.array(Listed),
    beside: z.object({ play: Play }),
    refusals: ['operation_not_allowed', 'document_not_found', 'already_played', 'not_enough_coins', 'no_questions'],
  }),
  get_contest_leaderboard: action({
    summary: 'Ranking of a contest',
    access: 'player',
    input: z.object({ language_id: LanguageId, contest_id: Id, ...page }),
    output: z.object({ my_rank: Ranked.nullable(), top_users: z.array(Ranked) }),
    beside: z.object({ total: z.int() }),
    refusals: ['operation_not_allowed', 'document_not_found'],
  }),
  set_contest_leaderboard: action({
    summary: 'A claim: answers with the true contest result',
    access: 'player',
    input: z.object({
      language_id: claimed(LanguageId),
      contest_id: claimed(Id),
      questions_attended: claimed(Whole(0, 1000)),
      correct_answers: claimed(Whole(0, 1000)),
      score: claimed(Whole(-100_000, 100_000)),
    }),
    output: z.object({ questions_attended: z.int(), correct_answers: z.int(), score: z.int() }),
    refusals: ['operation_not_allowed', 'document_not_found'],
  }),
}
