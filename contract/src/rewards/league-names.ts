// The names that leagues use. Separate from leagues.ts, so that the browser can import them without the schemas.

/** From the lowest to the highest. Their texts are `league.tier_<name>`. */
export const leagueTiers = ['copper', 'bronze', 'silver', 'gold', 'sapphire', 'ruby', 'diamond'] as const
export type LeagueTier = (typeof leagueTiers)[number]

/** How a week ends for a player. */
export const leagueOutcomes = ['promoted', 'stayed', 'demoted'] as const
export type LeagueOutcome = (typeof leagueOutcomes)[number]
