// Weekly leagues: groups of players. The points of a week decide who moves up or down.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Ranked } from './leaderboards.ts'
import { Day, Time } from '../platform/fields.ts'
import { leagueOutcomes, leagueTiers } from './league-names.ts'

const Tier = z.enum(leagueTiers)

/** The member next above, and for the first the member next below: the points between the two. */
export const Rival = z.object({ name: z.string(), gap: z.int() })

const League = z.object({
  /** Its Monday, in UTC. */
  week: Day,
  ends_at: Time,
  /** The player's tier. */
  tier: Tier,
  /** From the lowest to the highest. */
  tiers: z.array(Tier),
  /** How many members would move up and down if the week ended now. */
  promotes: z.int(),
  demotes: z.int(),
  /** By rank. Empty before the player's first points of the week. */
  members: z.array(Ranked),
  my_rank: Ranked.nullable(),
  /** Null for a player who is alone, or has no points this week. */
  rival: Rival.nullable(),
  /** The server is still counting the player's last week; the new group follows within minutes. */
  is_counting: z.boolean(),
  /** How the player's last week ended. */
  last: z.object({ week: Day, tier: Tier, final_rank: z.int().nullable(), outcome: z.enum(leagueOutcomes), next_tier: Tier }).nullable(),
})
export type League = z.output<typeof League>

export const leagues = {
  get_league: action({
    summary: "The player's league group of this week",
    access: 'player',
    input: z.object({}),
    output: League,
    refusals: [],
  }),
}
