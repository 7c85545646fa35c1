import { useTranslation } from 'react-i18next'
import { serverNow } from '../../calls/server-clock.ts'
import { dateLocale, useNumbers, withHalfDay } from './numbers.ts'
import { timeUntil } from './relative-time.ts'

/** For a moment within a day its distance and its time of day: "in 50 minutes", "18:05"; null for a later one, whose date says more. */
export function useSoon(): (iso: string) => { soon: string; time: string } | null {
  const { i18n } = useTranslation()
  const { timeZone } = useNumbers()
  const code = i18n.language || 'en'
  return iso => {
    const soon = timeUntil(code, iso, serverNow())
    if (soon === null) return null
    const time = new Intl.DateTimeFormat(dateLocale(code), { timeZone, timeStyle: 'short' }).format(new Date(iso))
    return { soon, time: withHalfDay(time) }
  }
}
