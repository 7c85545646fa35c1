// Formats durations in a language: "5 hr, 12 min".

/** The short form of an hour in Arabic is a bare letter, which nobody reads as a word. */
const unitDisplayOf = (code: string) => (code.startsWith('ar') ? 'long' : 'short')

type Unit = 'day' | 'hour' | 'minute' | 'second'

const minutesADay = 24 * 60

/** Rounds up to whole minutes, so that it never shows 0 while time is left; above a day it leaves out the minutes. */
export function timeLeftIn(code: string, leftMs: number): string {
  const minutes = Math.ceil(leftMs / 60_000)
  const hours = Math.floor(minutes / 60)
  if (minutes >= minutesADay) return durationIn(code, ['day', Math.floor(hours / 24)], ['hour', hours % 24])
  return durationIn(code, ['hour', hours], ['minute', minutes % 60])
}

/** Puts the Arabic dual into the genitive: Intl gives the nominative, but our texts have a preposition before the duration ("in two hours"). */
const afterPreposition = (code: string, part: string) =>
  (code.startsWith('ar') ? part.replace(/ان$/, 'ين') : part).replaceAll(' ', '\u00a0')

/** Leaves out a part that is 0, unless both are. A number and its unit stay on one line. */
export function durationIn(code: string, large: [Unit, number], small: [Unit, number]): string {
  const shown = [large, small].filter(([, value]) => value > 0)
  const parts = (shown.length > 0 ? shown : [small]).map(([unit, value]) =>
    afterPreposition(code, new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: unitDisplayOf(code) }).format(value)),
  )
  return new Intl.ListFormat(code, { type: 'unit', style: 'short' }).format(parts)
}
