// The leaderboards a moment belongs to. Days and months are in the player's time zone; all time is a period like any other.

import type { leaderboardNames } from '@trivium/contract/rewards/leaderboards'
import { localDay, monthOf } from '@trivium/rules/platform/days'

export type LeaderboardName = (typeof leaderboardNames)[number]

export interface LeaderboardPeriod {
  board: LeaderboardName
  /** First day of the period: the day itself, the first of the month, or a fixed date for all time. */
  period: string
}

export const allTime: LeaderboardPeriod = { board: 'all_time', period: '1970-01-01' }

export function leaderboardAt(board: LeaderboardName, at: Date, timezone: string): LeaderboardPeriod {
  if (board === 'all_time') return allTime
  const day = localDay(at, timezone)
  return { board, period: board === 'daily' ? day : monthOf(day) }
}
