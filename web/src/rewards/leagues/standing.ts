// What the current ranks would mean for the player if the week ended now.

import { type LeagueOutcome, type LeagueTier, leagueTiers } from '@trivium/contract/rewards/league-names'
import type { League } from '@trivium/contract/rewards/leagues'
import type { Ranked } from '@trivium/contract/rewards/leaderboards'
import { outcomeOf, tierAfter } from '@trivium/rules/rewards/leagues'

export type Zone = 'up' | 'stay' | 'down'

const zones: Record<LeagueOutcome, Zone> = { promoted: 'up', stayed: 'stay', demoted: 'down' }

export const tierNumber = (tier: LeagueTier): number => leagueTiers.indexOf(tier)
const tierAt = (number: number, otherwise: LeagueTier): LeagueTier => leagueTiers[number] ?? otherwise

export function zoneOf({ user_rank, score }: Ranked, { members, tier, ...moves }: League): Zone {
  return zones[outcomeOf({ rank: user_rank, points: score, members: members.length, tier: tierNumber(tier) }, moves)]
}

/** The members by zone, from the top; a zone without members is left out. */
export function zonesOf(league: League): { zone: Zone; members: Ranked[] }[] {
  const byZone = Map.groupBy(league.members, member => zoneOf(member, league))
  return (['up', 'stay', 'down'] as const).flatMap(zone => {
    const members = byZone.get(zone)
    return members ? [{ zone, members }] : []
  })
}

export interface Outlook {
  zone: Zone
  /** The tier of the player next week. */
  tier: LeagueTier
  /** Points missing to move up; null for players who do already, and where nobody moves up. */
  toClimb: number | null
}

const outcomes: Record<Zone, LeagueOutcome> = { up: 'promoted', stay: 'stayed', down: 'demoted' }

export function outlookOf(league: League, mine: Ranked): Outlook {
  const zone = zoneOf(mine, league)
  const last = league.members[league.promotes - 1]
  const toClimb = last && zone !== 'up' ? Math.max(1, last.score - mine.score + 1) : null
  return { zone, tier: tierAt(tierAfter(tierNumber(league.tier), outcomes[zone]), league.tier), toClimb }
}

const dayMs = 86_400_000

/** On the first day of a week nobody is told of moving down: hardly anybody can have played. */
export const isTooEarly = ({ week }: Pick<League, 'week'>, now: number): boolean => now < Date.parse(week) + dayMs

const weekMs = 7 * 86_400_000

/** The result of the previous week, if the player took part. */
export function lastWeekOf({ week, last }: Pick<League, 'week' | 'last'>): League['last'] {
  return last && Date.parse(week) - Date.parse(last.week) === weekMs ? last : null
}
