// A player's ranks, for other domains.

import { leaderboardNames } from '@trivium/contract/rewards/leaderboards'
import type { Db } from '../../platform/db/connect.ts'
import { allTime, leaderboardAt } from './periods.ts'
import { countdownAt } from './sort-key.ts'
import { type Moved, readLastMove, readStanding, readTimezoneOf, type LeaderboardStanding } from './store.ts'

/** @returns null before the first point */
export function allTimeStanding(db: Db, accountId: number): Promise<LeaderboardStanding | null> {
  return readStanding(db, allTime, accountId)
}

/** How the points of this moment moved the player on the all-time leaderboard. @returns null once other points have followed */
export function lastMove(db: Db, accountId: number, at: Date): Promise<Moved | null> {
  return readLastMove(db, allTime, accountId, countdownAt(at))
}

/** The best of the player's current ranks: today, this month and all time. Ranks of past days are not kept. */
export async function bestRank(db: Db, accountId: number, at: Date = new Date()): Promise<number | null> {
  const timezone = await readTimezoneOf(db, accountId)
  const standings = await Promise.all(leaderboardNames.map(name => readStanding(db, leaderboardAt(name, at, timezone), accountId)))
  const ranks = standings.flatMap(standing => (standing ? [standing.rank] : []))
  return ranks.length > 0 ? Math.min(...ranks) : null
}
