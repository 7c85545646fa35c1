import { z } from 'zod'

/** The change of the player's rank on the all-time leaderboard by a play, as of now. */
export const RankChange = z.object({
  /** Null if these are the player's first points. */
  before: z.int().nullable(),
  after: z.int(),
  /** Number of players overtaken. */
  passed: z.int(),
})
export type RankChange = z.output<typeof RankChange>
