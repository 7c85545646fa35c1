// A player's week in review: seven days, their best run, the place in the league.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Day, optional } from '../platform/fields.ts'
import { leagueTiers } from '../rewards/league-names.ts'

const WeekReview = z.object({
  /** Its Monday. The days are those of the player's time zone. */
  week: Day,
  /** Sunday is over. */
  is_over: z.boolean(),
  /** From Monday to Sunday. */
  days: z.array(z.object({ day: Day, asked: z.int(), correct: z.int() })).length(7),
  rounds: z.int(),
  /** The most right answers in a row within a round. */
  best_run: z.int(),
  /** The category with the highest share of right answers, of those with ten questions or more. */
  strongest: z.object({ name: z.string(), percentage: z.number() }).nullable(),
  league: z.object({ tier: z.enum(leagueTiers), rank: z.int(), members: z.int() }).nullable(),
  /** The week before. */
  before: z.object({ asked: z.int(), correct: z.int() }),
})
export type WeekReview = z.output<typeof WeekReview>

export const week = {
  get_week_review: action({
    summary: "The player's week: without a day, this week on a Sunday and otherwise the last one",
    access: 'player',
    /** Any day of the week. */
    input: z.object({ week: optional(Day) }),
    output: WeekReview,
    refusals: [],
  }),
}
