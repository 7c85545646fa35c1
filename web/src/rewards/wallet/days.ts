// Groups the coin history by days in the player's zone, like everywhere in the app.

import type { Transaction } from '@trivium/contract/rewards/wallet'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { useSession } from '../../platform/session/session.ts'
import { dateLocale, knownZone } from '../../platform/ui/text/numbers.ts'

export interface Day {
  /** YYYY-MM-DD. */
  day: string
  transactions: Transaction[]
}

export interface Calendar {
  byDay: (transactions: Transaction[]) => Day[]
  /** "Today", "yesterday", or the date. */
  nameOf: (day: string) => string
  timeOf: (iso: string) => string
}

const dayMs = 86_400_000

export function useCalendar(): Calendar {
  const { i18n } = useTranslation()
  const timeZone = useSession(session => session.user?.timezone)
  return calendarIn(i18n.language || 'en', timeZone, serverNow())
}

export function calendarIn(code: string, zone: string | undefined, now: number): Calendar {
  const timeZone = knownZone(zone)
  const local = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const time = new Intl.DateTimeFormat(dateLocale(code), { timeZone, timeStyle: 'short' })
  const relative = new Intl.RelativeTimeFormat(code, { numeric: 'auto' })
  const today = local.format(now)
  return {
    byDay: transactions => {
      const days = new Map<string, Transaction[]>()
      for (const transaction of transactions) {
        const day = local.format(new Date(transaction.date))
        days.set(day, [...(days.get(day) ?? []), transaction])
      }
      return [...days].map(([day, inDay]) => ({ day, transactions: inDay }))
    },
    nameOf: day => {
      const ago = Math.round((Date.parse(today) - Date.parse(day)) / dayMs)
      if (ago === 0 || ago === 1) return relative.format(-ago, 'day')
      const isThisYear = day.slice(0, 4) === today.slice(0, 4)
      return longDate(code, isThisYear).format(new Date(day))
    },
    timeOf: iso => time.format(new Date(iso)),
  }
}

/** Formats in UTC, because a day is represented by midnight in UTC. */
const longDate = (code: string, isThisYear: boolean) =>
  new Intl.DateTimeFormat(dateLocale(code), {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
