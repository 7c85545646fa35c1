// Days in a row. Days are the player's own (rules/src/days.ts): calendar days, whatever the clocks do in between.

import { addDays } from './days.ts'

export interface Streak {
  length: number
  /** The longest there ever was. */
  best: number
  /** The last day counted, as YYYY-MM-DD. */
  lastDay: string
}

/** @returns the same streak when `day` counts for nothing: it is counted already, or a move westwards brought it back. */
export function countDay(streak: Streak | null, day: string): Streak {
  if (!streak) return { length: 1, best: 1, lastDay: day }
  if (day <= streak.lastDay) return streak
  const length = day === addDays(streak.lastDay, 1) ? streak.length + 1 : 1
  return { length, best: Math.max(streak.best, length), lastDay: day }
}

/** How long it is as of `today`: a streak that reached yesterday can still go on. */
export function currentLength(streak: Streak | null, today: string): number {
  return streak && streak.lastDay >= addDays(today, -1) ? streak.length : 0
}
