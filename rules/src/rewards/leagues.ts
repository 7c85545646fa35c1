// Weekly leagues: which week it is, who is where in a group, and who moves up or down after it. Weeks are those of UTC, the same for all.

import type { LeagueOutcome } from '@trivium/contract/rewards/league-names'
import { leagueTiers } from '@trivium/contract/rewards/league-names'
import { weekAt } from '../platform/days.ts'

export const highestTier = leagueTiers.length - 1

/** Rounds that ended in the last moments of a week arrive a little later: only then it is counted. */
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

/** The last week that may be counted at `at`: points of later ones still come in. */
export const lastCountable = (at: Date): string => weekAt(new Date(at.getTime() - countingMs), -1).monday

export interface Moves {
  promotes: number
  demotes: number
}

/** How many of a group move: no more than a third each way, and nobody beyond the lowest and the highest tier. */
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

/** Without points nobody moves up. */
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

/** By points, among equals by who got there first. */
export function inOrder<Member extends Competitor>(members: readonly Member[]): Member[] {
  return members.toSorted(
    (one, other) => other.points - one.points || one.reachedAt.getTime() - other.reachedAt.getTime() || one.id - other.id,
  )
}
