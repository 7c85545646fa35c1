import type { Practice } from '@trivium/contract/play/practice'

export type PracticeState = 'due' | 'done' | 'resting' | 'nothing'

/** The state of practice: something due now, done for today, everything due later, or nothing missed yet. */
export function standingOf({
  due,
  cards,
  done_today,
  daily_limit,
}: Pick<Practice, 'due' | 'cards' | 'done_today' | 'daily_limit'>): PracticeState {
  if (cards === 0) return 'nothing'
  if (due > 0) return 'due'
  return done_today >= daily_limit ? 'done' : 'resting'
}

/** Whole days for display, 0 for less than one: FSRS counts fractions of days. */
export const stabilityDays = (days: number) => (days < 1 ? 0 : Math.round(days))
