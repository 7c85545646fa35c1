import { useTranslation } from 'react-i18next'
import { serverNow } from '../../calls/server-clock.ts'
import { useNumbers } from './numbers.ts'
import { relativeTime } from './relative-time.ts'

/** A moment of the past, told by its distance: "3 minutes ago", "yesterday". The exact time stands behind it. */
export function Ago({ at, className }: { at: string; className?: string | undefined }) {
  const { i18n } = useTranslation()
  const { dateTime, timeZone } = useNumbers()
  return (
    <time className={className} dateTime={at} title={dateTime(at)}>
      {relativeTime(i18n.language || 'en', at, serverNow(), timeZone)}
    </time>
  )
}
