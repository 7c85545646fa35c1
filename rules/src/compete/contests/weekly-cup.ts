// The calendar of the weekly cup: from Monday 00:00 UTC to the next Monday 00:00 UTC, so that one is always live.

import { addDays } from '../../platform/days.ts'

const dayMs = 86_400_000

export interface CupWeek {
  /** YYYY-MM-DD */
  monday: string
  startsAt: Date
  endsAt: Date
}

/** @param ahead 0 for the week of `at`, 1 for the next one, -1 for the one before */
export function weekAt(at: Date, ahead = 0): CupWeek {
  const today = at.toISOString().slice(0, 10)
  const sinceMonday = (at.getUTCDay() + 6) % 7
  const monday = addDays(today, 7 * ahead - sinceMonday)
  return { monday, startsAt: new Date(`${monday}T00:00:00Z`), endsAt: new Date(`${addDays(monday, 7)}T00:00:00Z`) }
}

/** The cups that there have to be: this week's and the next one's; in a new installation also the one that has just ended, to look at. */
export function cupsWanted(now: Date, isFirst: boolean): CupWeek[] {
  return [...(isFirst ? [weekAt(now, -1)] : []), weekAt(now), weekAt(now, 1)]
}

/** The number of a week by ISO 8601: week 1 is the one with the first Thursday of a year. */
export function weekNumber(monday: string): number {
  const thursday = addDays(monday, 3)
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)
  return Math.floor((Date.parse(`${thursday}T00:00:00Z`) - first) / (7 * dayMs)) + 1
}
