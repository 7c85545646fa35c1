// Arranges days in weeks, with the first day of the week of the language.

import { findInterfaceLanguage, interfaceLanguages } from '../../i18n/languages.ts'

/** The first day of the week by ISO 8601, for languages that the operator has added. */
const monday = 1

function firstWeekdayIn(code: string): number {
  const name = findInterfaceLanguage(code)
  return name ? interfaceLanguages[name].firstWeekday : monday
}

const dayMs = 86_400_000

/** Rows of seven cells; null for an empty cell. @param days consecutive ISO dates, oldest first */
export function weeksOf<Day extends { day: string }>(days: Day[], code: string): (Day | null)[][] {
  const [first] = days
  if (!first) return []
  const before = (new Date(first.day).getUTCDay() - firstWeekdayIn(code) + 7) % 7
  const cells = [...Array.from({ length: before }, () => null), ...days]
  const rows = Math.ceil(cells.length / 7)
  return Array.from({ length: rows }, (_, row) => Array.from({ length: 7 }, (__, column) => cells[row * 7 + column] ?? null))
}

/** The names of the weekdays from the first on: short for display, long for screen readers. */
export function weekdaysIn(code: string): { short: string; long: string }[] {
  const short = new Intl.DateTimeFormat(code, { weekday: 'narrow', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' })
  // 1970-01-04 was a Sunday.
  return Array.from({ length: 7 }, (_, index) => {
    const day = (3 + firstWeekdayIn(code) + index) * dayMs
    return { short: short.format(day), long: long.format(day) }
  })
}
