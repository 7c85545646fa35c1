// Weekly leagues: the week, the ranks in a group, and the moves between tiers after it. Weeks are in UTC, the same for all.

import type { LeagueOutcome } from '@trivium/contract/rewards/league-names'
import { leagueTiers } from '@trivium/contract/rewards/league-names'
import { weekAt } from '../platform/days.ts'

export const highestTier = leagueTiers.length - 1

/** The server counts a week this much after its end, because plays from its last moments settle a little later. */
const countingMs = 120_000

export interface LeagueWeek {
  /** Its Monday, as YYYY-MM-DD. */
  week: string
  endsAt: Date
}

export function weekOf(at: Date): LeagueWeek {
  const { monday, endsAt } = weekAt(at)
  return { week: monday, endsAt }
}

/** The last week that may be counted at `at`; points of later weeks may still arrive. */
export const lastCountable = (at: Date): string => weekAt(new Date(at.getTime() - countingMs), -1).monday

/** When `lastCountable` next changes. */
export const nextCountAt = (at: Date): Date => new Date(weekAt(new Date(at.getTime() - countingMs)).endsAt.getTime() + countingMs)

export interface Moves {
  promotes: number
  demotes: number
}

/** How many members of a group move: at most a third each way, and nobody beyond the lowest or highest tier. */
export function movesOf(members: number, tier: number, { promotes, demotes }: Moves): Moves {
  const third = Math.floor(members / 3)
  return { promotes: tier >= highestTier ? 0 : Math.min(promotes, third), demotes: tier <= 0 ? 0 : Math.min(demotes, third) }
}

export interface LeaguePlace {
  /** From 1. */
  rank: number
  points: number
  members: number
  tier: number
}

/** Members without points are never promoted. */
export function outcomeOf({ rank, points, members, tier }: LeaguePlace, rules: Moves): LeagueOutcome {
  const { promotes, demotes } = movesOf(members, tier, rules)
  if (rank <= promotes && points > 0) return 'promoted'
  return rank > members - demotes ? 'demoted' : 'stayed'
}

const steps: Record<LeagueOutcome, number> = { promoted: 1, stayed: 0, demoted: -1 }
export const tierAfter = (tier: number, outcome: LeagueOutcome): number => Math.min(highestTier, Math.max(0, tier + steps[outcome]))

export interface Competitor {
  id: number
  points: number
  reachedAt: Date
}

/** Sorts by points, equal ones by the earlier time of reaching them. */
export function inOrder<Member extends Competitor>(members: readonly Member[]): Member[] {
  return members.toSorted(
    (one, other) => other.points - one.points || one.reachedAt.getTime() - other.reachedAt.getTime() || one.id - other.id,
  )
}
