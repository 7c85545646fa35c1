import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { dateLocale, useNumbers } from './numbers.ts'

export interface ExactTimes {
  /** The time of day with seconds and tenths. */
  instant: (iso: string) => string
  /** A duration in seconds and tenths: 1.8s. */
  seconds: (milliseconds: number) => string
}

const tenth = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const timeOfDay = { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 1 } as const

export function exactTimesIn(code: string, timeZone: string): ExactTimes {
  const instant = new Intl.DateTimeFormat(dateLocale(code), { timeZone, ...timeOfDay })
  const seconds = new Intl.NumberFormat(code, { style: 'unit', unit: 'second', unitDisplay: 'narrow', ...tenth })
  return { instant: iso => instant.format(new Date(iso)), seconds: milliseconds => seconds.format(milliseconds / 1000) }
}

/** In the interface language and the player's zone. */
export function useExactTimes(): ExactTimes {
  const { i18n } = useTranslation()
  const { timeZone } = useNumbers()
  const code = i18n.language || 'en'
  return useMemo(() => exactTimesIn(code, timeZone), [code, timeZone])
}
