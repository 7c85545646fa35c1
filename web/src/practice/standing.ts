import type { Practice } from '@trivium/contract/practice'

export type Standing = 'due' | 'done' | 'resting' | 'nothing'

/** Something to do now, enough for today, everything resting until it is due, or nothing missed yet. */
export function standingOf({
  due,
  cards,
  done_today,
  daily_limit,
}: Pick<Practice, 'due' | 'cards' | 'done_today' | 'daily_limit'>): Standing {
  if (cards === 0) return 'nothing'
  if (due > 0) return 'due'
  return done_today >= daily_limit ? 'done' : 'resting'
}

/** Days as they are told: whole ones; 0 for less than one. FSRS counts in fractions. */
export const stabilityDays = (days: number) => (days < 1 ? 0 : Math.round(days))
