// The streak of the daily quiz as a flame, and the calendar of days played.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Day } from '../platform/fields.ts'
import { flameStates } from './flame-states.ts'

/** The streak of the daily quiz, as of today. */
export const Flame = z.object({ days: z.int(), state: z.enum(flameStates) })

/** YYYY-MM */
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must look like 2026-05')

const PlayedDays = z.object({
  month: Month,
  /** In the player's time zone. */
  today: Day,
  /** The day of the sign-up: earlier days were not missed. */
  since: Day,
  /** Days on which the player answered questions, or a freeze kept the streak. */
  days: z.array(
    z.object({
      day: Day,
      answered: z.int(),
      frozen: z.boolean(),
      /** The play of the quiz of that day, once it is over: its review is the archive of the day. */
      daily_play_id: z.int().nullable(),
    }),
  ),
})
export type PlayedDays = z.output<typeof PlayedDays>

export const streaks = {
  get_played_days: action({
    summary: "The days of a month on which the player played; without a month, this month's",
    access: 'player',
    input: z.object({ month: Month.optional() }),
    output: PlayedDays,
    refusals: [],
  }),
}
