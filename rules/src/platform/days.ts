// Days are local to the player: "today" is a date in the time zone stored with the account.

const formats = new Map<string, Intl.DateTimeFormat>()

/** Zone offsets are multiples of a quarter of an hour, so every day begins with a quarter. */
const quarterMs = 900_000
const known = new Map<string, { quarter: number; day: string }>()

/** The calendar day at `at` in an IANA zone, as YYYY-MM-DD. Caches the last day of each zone for its quarter of an hour. */
export function localDay(at: Date, timezone: string): string {
  const quarter = Math.floor(at.getTime() / quarterMs)
  const before = known.get(timezone)
  if (before?.quarter === quarter) return before.day
  const day = dayAt(at, timezone)
  known.set(timezone, { quarter, day })
  return day
}

function dayAt(at: Date, timezone: string): string {
  let format = formats.get(timezone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timezone, format)
  }
  return format.format(at)
}

/** The hour of the day at `at` in an IANA zone, from 0 to 23. */
export const localHour = (at: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at))

/** The first day of that day's month, as YYYY-MM-01. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`
}

/** The day `count` days after `day`; calendar arithmetic, so daylight saving does not matter. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

const hourMs = 3_600_000

/**
 * The first moment of a day in an IANA zone, which is not 00:00 if clocks go forward at midnight. A binary search over 30 hours around
 * midnight UTC finds it, since zones reach from UTC−12 to UTC+14.
 */
export function startOfDay(day: string, timezone: string): Date {
  let before = Date.parse(`${day}T00:00:00Z`) - 15 * hourMs
  let within = before + 30 * hourMs
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (localDay(new Date(middle), timezone) < day) before = middle
    else within = middle
  }
  return new Date(within)
}

const dayMs = 86_400_000

/** From Monday 00:00 UTC to the next Monday 00:00 UTC. */
export interface Week {
  /** YYYY-MM-DD */
  monday: string
  startsAt: Date
  endsAt: Date
}

/** @param ahead 0 for the week of `at`, 1 for the next one, -1 for the one before */
export function weekAt(at: Date, ahead = 0): Week {
  const today = at.toISOString().slice(0, 10)
  const sinceMonday = (at.getUTCDay() + 6) % 7
  const monday = addDays(today, 7 * ahead - sinceMonday)
  return { monday, startsAt: new Date(`${monday}T00:00:00Z`), endsAt: new Date(`${addDays(monday, 7)}T00:00:00Z`) }
}

/** The number of a week by ISO 8601: week 1 is the one with the first Thursday of a year. */
export function weekNumber(monday: string): number {
  const thursday = addDays(monday, 3)
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)
  return Math.floor((Date.parse(`${thursday}T00:00:00Z`) - first) / (7 * dayMs)) + 1
}
