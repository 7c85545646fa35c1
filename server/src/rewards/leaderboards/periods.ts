// The boards a moment belongs to. Days and months are in the player's time zone; all time is a period like any other.

import { localDay, monthOf } from '@trivium/rules/platform/days'

export const boardNames = ['daily', 'monthly', 'all_time'] as const
export type BoardName = (typeof boardNames)[number]

export interface Board {
  board: BoardName
  /** First day of the period: the day itself, the first of the month, or a fixed date for all time. */
  period: string
}

export const allTime: Board = { board: 'all_time', period: '1970-01-01' }

export function boardAt(board: BoardName, at: Date, timezone: string): Board {
  if (board === 'all_time') return allTime
  const day = localDay(at, timezone)
  return { board, period: board === 'daily' ? day : monthOf(day) }
}
