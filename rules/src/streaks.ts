// Streaks: consecutive calendar days in the player's time zone (rules/src/days.ts). Daylight saving does not break them.

import { addDays } from './days.ts'

export interface Streak {
  length: number
  /** The longest length so far. */
  best: number
  /** The last day counted, as YYYY-MM-DD. */
  lastDay: string
}

/** @returns the same streak when `day` already counts, or lies back because the player moved to a zone further west. */
export function countDay(streak: Streak | null, day: string): Streak {
  if (!streak) return { length: 1, best: 1, lastDay: day }
  if (day <= streak.lastDay) return streak
  const length = day === addDays(streak.lastDay, 1) ? streak.length + 1 : 1
  return { length, best: Math.max(streak.best, length), lastDay: day }
}

/** The length as of `today`: a streak that reached yesterday can still continue. */
export function currentLength(streak: Streak | null, today: string): number {
  return streak && streak.lastDay >= addDays(today, -1) ? streak.length : 0
}
