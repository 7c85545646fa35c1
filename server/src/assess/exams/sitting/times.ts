// The times of an exam: which sitting it is, and how long it lasts for an examinee.

import { addDays, localDay, startOfDay } from '@trivium/rules/platform/days'
import type { OwnExam } from '../store.ts'

const minuteMs = 60_000

/** The player's day: from its first moment to the first moment of the next. */
export function todayOf(now: Date, timezone: string): { from: Date; to: Date } {
  const day = localDay(now, timezone)
  return { from: startOfDay(day, timezone), to: startOfDay(addDays(day, 1), timezone) }
}

/** YYYY-MM-DD. A daily exam has one sitting per day of the examinee; any other exam has one. */
export function sittingOf(exam: Pick<OwnExam, 'is_daily' | 'starts_at'>, now: Date, timezone: string): string {
  return exam.is_daily ? localDay(now, timezone) : exam.starts_at.toISOString().slice(0, 10)
}

/** When nobody can start this sitting any more, in any time zone. */
export function sittingUntil({ is_daily, ends_at }: Pick<OwnExam, 'is_daily' | 'ends_at'>, sitting: string): Date {
  const past = startOfDay(addDays(sitting, 3), 'UTC')
  return is_daily && past < ends_at ? past : ends_at
}

export const durationSeconds = ({ duration_minutes, extra_percent }: Pick<OwnExam, 'duration_minutes' | 'extra_percent'>) =>
  Math.round(duration_minutes * 60 * (1 + extra_percent / 100))

/** Extra time extends the window. */
export function windowEnd({
  ends_at,
  duration_minutes,
  extra_percent,
}: Pick<OwnExam, 'ends_at' | 'duration_minutes' | 'extra_percent'>): Date {
  return new Date(ends_at.getTime() + (duration_minutes * minuteMs * extra_percent) / 100)
}

export function phaseOf({ starts_at, ends_at }: Pick<OwnExam, 'starts_at' | 'ends_at'>, now: Date): 'upcoming' | 'open' | 'over' {
  if (now < starts_at) return 'upcoming'
  return now < ends_at ? 'open' : 'over'
}
