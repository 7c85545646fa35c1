import { localDay } from '@trivium/rules/platform/days'
import { dateLocale } from './numbers.ts'

const dayMs = 86_400_000
const units = [
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/**
 * "3 minutes ago"; after 24 hours "yesterday" and so on, by the calendar days of the zone; after a week the date.
 * A time in the future, from a wrong clock, counts as now.
 */
export function relativeTime(code: string, iso: string, nowMs: number, timeZone: string): string {
  const at = new Date(iso)
  const agoMs = Math.max(0, nowMs - at.getTime())
  const relative = new Intl.RelativeTimeFormat(code, { numeric: 'auto' })
  if (agoMs < dayMs) {
    const found = units.find(({ ms }) => agoMs >= ms)
    return found ? relative.format(-Math.floor(agoMs / found.ms), found.unit) : relative.format(0, 'second')
  }
  const dayOf = (date: Date) => Date.parse(localDay(date, timeZone)) / dayMs
  // A day that ends summer time has 25 hours.
  const days = Math.max(1, dayOf(new Date(nowMs)) - dayOf(at))
  return days < 7 ? relative.format(-days, 'day') : new Intl.DateTimeFormat(dateLocale(code), { timeZone, dateStyle: 'medium' }).format(at)
}

/** "in 50 minutes", "in 3 hours", rounded up. @returns null from a day on: then a date says more */
export function timeUntil(code: string, iso: string, nowMs: number): string | null {
  const aheadMs = Math.max(0, Date.parse(iso) - nowMs)
  if (aheadMs >= dayMs) return null
  const [hours, minutes] = units
  const { unit, ms } = aheadMs > 90 * minutes.ms ? hours : minutes
  return new Intl.RelativeTimeFormat(code).format(Math.max(1, Math.ceil(aheadMs / ms)), unit)
}
