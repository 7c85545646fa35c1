// Adds the points of a play to its player's three leaderboards and weekly league, and updates the counts of the blocks (see split.ts).

import { leaderboardNames } from '@trivium/contract/rewards/leaderboards'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { addLeaguePoints, type LeagueMoment } from '../leagues/index.ts'
import { leaderboardAt } from './periods.ts'
import { countdownAt, highestScore } from './sort-key.ts'
import { addToEntries, type LeaderboardGain, shareLeaderboards } from './store.ts'

export interface ScoreGain {
  accountId: number
  /** Whole points; 0 or less changes nothing. */
  score: number
  /** The player's stored time zone: it determines the day and the month. */
  timezone: string
  at: Date
}

/**
 * Two statements for all three leaderboards, and one for the league. Call it in the transaction that settles the play, at the place of
 * leaderboards in the lock order.
 */
export function addScore(db: Db, { accountId, timezone, ...gained }: ScoreGain, occasion: LeagueMoment): Promise<void> {
  return addScores(db, { accountId, timezone }, [gained], occasion)
}

/** Points of several plays, each for the leaderboards of its day and month: a transaction must lock all leaderboards in one order. */
export async function addScores(
  db: Db,
  { accountId, timezone }: Pick<ScoreGain, 'accountId' | 'timezone'>,
  points: readonly Pick<ScoreGain, 'score' | 'at'>[],
  occasion: LeagueMoment,
): Promise<void> {
  const gained = points.filter(({ score }) => score > 0)
  const gains = gainsOf(gained, timezone)
  if (gains.length === 0) return
  await inTransaction(db, async tx => {
    // A separate statement: the next one must see every split that ended while this one waited for the lock.
    await shareLeaderboards(tx, gains)
    await addToEntries(tx, accountId, gains)
    await addLeaguePoints(tx, accountId, gained, occasion)
  })
}

/** Daily leaderboards first, then monthly, then all time; the older period first. */
function gainsOf(points: readonly Pick<ScoreGain, 'score' | 'at'>[], timezone: string): LeaderboardGain[] {
  return leaderboardNames.flatMap(name => {
    const byPeriod = Map.groupBy(points, ({ at }) => leaderboardAt(name, at, timezone).period)
    return [...byPeriod]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([period, there]) => ({
        board: name,
        period,
        score: Math.min(
          there.reduce((sum, { score }) => sum + score, 0),
          highestScore,
        ),
        countdown: Math.min(...there.map(({ at }) => countdownAt(at))),
      }))
  })
}
