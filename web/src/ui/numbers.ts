import { useTranslation } from 'react-i18next'

export interface Numbers {
  count: (value: number) => string
  /** With its sign: +5, −2. */
  signed: (value: number) => string
  percent: (value: number) => string
  /** mm:ss, the way the seed wants timers. */
  clock: (milliseconds: number) => string
  date: (iso: string) => string
  dateTime: (iso: string) => string
  day: (iso: string) => string
}

/** Numbers and dates as the interface language writes them. `percent` takes 0 to 100. */
export function numbersIn(code: string): Numbers {
  const two = new Intl.NumberFormat(code, { minimumIntegerDigits: 2 })
  const whole = new Intl.NumberFormat(code)
  const signed = new Intl.NumberFormat(code, { signDisplay: 'exceptZero' })
  const percent = new Intl.NumberFormat(code, { style: 'percent', maximumFractionDigits: 0 })
  const date = new Intl.DateTimeFormat(code, { dateStyle: 'medium' })
  const dateTime = new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' })
  const day = new Intl.DateTimeFormat(code, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return {
    // Isolated, so that a minus stays on its side in right-to-left text.
    count: value => (value < 0 ? `\u2066${whole.format(value)}\u2069` : whole.format(value)),
    signed: value => signed.format(value).replace('-', '−'),
    percent: value => percent.format(value / 100),
    clock: milliseconds => {
      const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
      return `${two.format(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`
    },
    date: iso => date.format(new Date(iso)),
    dateTime: iso => dateTime.format(new Date(iso)),
    day: iso => day.format(new Date(iso)),
  }
}

const made = new Map<string, Numbers>()

export function useNumbers(): Numbers {
  const { i18n } = useTranslation()
  const code = i18n.language || 'en'
  const numbers = made.get(code) ?? numbersIn(code)
  made.set(code, numbers)
  return numbers
}
