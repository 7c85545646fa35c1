// Days are local to the player: "today" is a date in the time zone stored with the account.

const formats = new Map<string, Intl.DateTimeFormat>()

/** Wherever clocks are set by quarters of an hour, a day begins with a quarter. */
const quarterMs = 900_000
const known = new Map<string, { quarter: number; day: string }>()

/** The calendar day at `at` in an IANA zone, as YYYY-MM-DD. The last answer for each zone is kept for its quarter of an hour. */
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
 * When a day begins in an IANA zone: its first moment, which is not 00:00 where clocks go forward at midnight. A binary search
 * over 30 hours around midnight UTC finds it, since zones reach from UTC−12 to UTC+14.
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
