// Which boards a moment belongs to. Days and months are the player's; all time is one period like any other.

import { localDay, monthOf } from '@trivium/rules/days'

export const boardNames = ['daily', 'monthly', 'all_time'] as const
export type BoardName = (typeof boardNames)[number]

export interface Board {
  board: BoardName
  /** First day of the day, the month, or of all time. */
  period: string
}

export const allTime: Board = { board: 'all_time', period: '1970-01-01' }

export function boardAt(board: BoardName, at: Date, timezone: string): Board {
  if (board === 'all_time') return allTime
  const day = localDay(at, timezone)
  return { board, period: board === 'daily' ? day : monthOf(day) }
}
