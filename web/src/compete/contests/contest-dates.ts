// The phases of a contest in the browser: when a state ends, and how often to ask the server about it.

import type { Contest } from '@trivium/contract/compete/contests'

export type ContestDates = Pick<Contest, 'state' | 'start_date' | 'end_date'>

/** The time at which the state changes by the clock; null when it no longer changes. */
export function changesAt({ state, start_date, end_date }: ContestDates): string | null {
  switch (state) {
    case 'upcoming':
      return start_date
    case 'live':
    case 'closing':
      return end_date
    case 'over':
    case 'called_off':
      return null
  }
}

const usuallyMs = 10_000
/** The server needs a moment to draw the questions and to fix the places. */
const soonMs = 1500

/** The wait before the next poll: until the state changes, if that is soon. False when nothing changes any more. */
export function askAgainInMs(course: ContestDates, nowMs: number): number | false {
  const at = changesAt(course)
  if (at === null) return false
  return Math.min(usuallyMs, Math.max(soonMs, Date.parse(at) - nowMs + soonMs / 2))
}

/** For a list: the shortest wait of all. */
export function askSoonestInMs(courses: ContestDates[], nowMs: number): number | false {
  const waits = courses.map(course => askAgainInMs(course, nowMs)).filter(wait => wait !== false)
  return waits.length > 0 && Math.min(...waits)
}
