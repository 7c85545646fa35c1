import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session.ts'

export interface Numbers {
  count: (value: number) => string
  /** With all digits; very large and very small numbers as powers of ten. */
  exact: (value: number) => string
  /** With its sign: +5, −2. */
  signed: (value: number) => string
  percent: (value: number) => string
  /** mm:ss, the seed's format for timers. */
  clock: (milliseconds: number) => string
  date: (iso: string) => string
  dateTime: (iso: string) => string
  /** Formats an ISO date without a time. */
  day: (iso: string) => string
  /** Joins words with the comma of the language. */
  list: (words: readonly string[]) => string
  /** The zone of all dates. */
  timeZone: string
}

/** The locale of dates and times: our English is British, so its dates are, too (21 Nov 2026, 18:30). */
export const dateLocale = (code: string) => (code === 'en' ? 'en-GB' : code)

/** Formats numbers and dates in the interface language and the player's zone. `percent` takes 0 to 100. */
export function numbersIn(code: string, zone: string | undefined, isRtl = false): Numbers {
  const two = once(() => new Intl.NumberFormat(code, { minimumIntegerDigits: 2 }))
  const whole = once(() => new Intl.NumberFormat(code))
  const exact = once(() => new Intl.NumberFormat(code, { maximumSignificantDigits: 15 }))
  const power = once(() => new Intl.NumberFormat(code, { notation: 'scientific', maximumSignificantDigits: 15 }))
  const signed = once(() => new Intl.NumberFormat(code, { signDisplay: 'exceptZero' }))
  const percent = once(() => new Intl.NumberFormat(code, { style: 'percent', maximumFractionDigits: 0 }))
  const timeZone = once(() => knownZone(zone))
  const date = once(() => new Intl.DateTimeFormat(dateLocale(code), { timeZone: timeZone(), dateStyle: 'medium' }))
  const dateTime = once(() => new Intl.DateTimeFormat(dateLocale(code), { timeZone: timeZone(), dateStyle: 'medium', timeStyle: 'short' }))
  const day = once(() => new Intl.DateTimeFormat(dateLocale(code), { day: 'numeric', month: 'short', timeZone: 'UTC' }))
  return {
    count: value => withMinus(whole().format(value)),
    exact: value => withMinus((isExtreme(value) ? power() : exact()).format(value)),
    signed: value => signed().format(value).replace('-', '−'),
    percent: value => (isRtl ? `\u2066${percent().format(value / 100)}\u2069` : percent().format(value / 100)),
    clock: milliseconds => {
      const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
      return `${two().format(Math.floor(seconds / 60))}:${two().format(seconds % 60)}`
    },
    date: iso => date().format(new Date(iso)),
    dateTime: iso => withHalfDay(dateTime().format(new Date(iso))),
    day: iso => day().format(new Date(iso)),
    list: words => words.join(new Intl.Locale(code).maximize().script === 'Arab' ? '، ' : ', '),
    get timeZone() {
      return timeZone()
    },
  }
}

const isExtreme = (value: number) => value !== 0 && (Math.abs(value) >= 1e15 || Math.abs(value) < 1e-6)

/** Isolated, so that a minus stays on its side in right-to-left text. */
const withMinus = (text: string) => (text.includes('-') ? `\u2066${text.replaceAll('-', '−')}\u2069` : text)

/** A time and its AM or PM stay on one line. */
export const withHalfDay = (text: string) => text.replaceAll(/ (?=(?:[AP]M|[صم])(?!\p{L}))/gu, '\u00a0')

/** Creates a formatter on first use, because creation takes a phone some milliseconds and a page rarely needs all. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** The player's zone; the browser's zone for guests, and if this browser does not know the player's zone. */
export function knownZone(zone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return new Intl.DateTimeFormat('en').resolvedOptions().timeZone
  }
}

const made = new Map<string, Numbers>()

export function useNumbers(): Numbers {
  const { i18n } = useTranslation()
  const zone = useSession(session => session.user?.timezone)
  const code = i18n.language || 'en'
  const key = `${code} ${zone}`
  const numbers = made.get(key) ?? numbersIn(code, zone, i18n.dir(code) === 'rtl')
  made.set(key, numbers)
  return numbers
}
