// Practice, for its player.

import type { Practice } from '@trivium/contract/play/practice'
import type { DueOnDay } from '@trivium/rules/play/practice/practice'
import type { CardRow } from './store.ts'

interface State {
  done: number
  /** Due now, and within the day's limit. */
  due: number
  limit: number
  next: Date | null
  byDay: DueOnDay[]
  forecast: DueOnDay[]
  elsewhere: Practice['elsewhere']
}

export function presentPractice({ done, due, limit, next, byDay, forecast, elsewhere }: State): Practice {
  return {
    due,
    cards: byDay.reduce((sum, day) => sum + day.due, 0),
    done_today: done,
    daily_limit: limit,
    next_due_at: next?.toISOString() ?? null,
    forecast,
    elsewhere: elsewhere.map(other => ({ ...other, due: Math.min(other.due, Math.max(0, limit - done)) })),
  }
}

export function presentReason(card: CardRow) {
  return {
    mode: card.missed_mode,
    missed_at: card.missed_at.toISOString(),
    times_missed: card.times_missed,
    times_practised: card.times_practised,
    stability_days: Math.round(card.stability * 100) / 100,
    last_answered_at: card.reviewed_at.toISOString(),
  }
}
