// The three leaderboards. They never show an email address.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { page } from '../platform/fields.ts'

export const Ranked = z.object({
  user_id: z.int(),
  name: z.string(),
  profile: z.string().nullable(),
  score: z.int(),
  user_rank: z.int(),
})
export type Ranked = z.output<typeof Ranked>

export const Leaderboard = z.object({
  my_rank: Ranked.nullable(),
  top_three_ranks: z.array(Ranked),
  other_users_rank: z.array(Ranked),
})
export type Leaderboard = z.output<typeof Leaderboard>

/** Periods of a ranking. Days and months are in the player's time zone. */
export const leaderboardNames = ['daily', 'monthly', 'all_time'] as const

const leaderboard = (summary: string) =>
  action({
    summary,
    access: 'anyone',
    input: z.object(page),
    output: Leaderboard,
    meta: z.object({ total: z.int() }),
    refusals: [],
  })

export const leaderboards = {
  get_daily_leaderboard: leaderboard("Ranking of the player's day"),
  get_monthly_leaderboard: leaderboard("Ranking of the player's month"),
  get_globle_leaderboard: leaderboard('Ranking of all time'),
}
