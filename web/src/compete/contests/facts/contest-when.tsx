import { useTranslation } from 'react-i18next'
import { dateLocale, useNumbers, withHalfDay } from '../../../platform/ui/text/numbers.ts'
import { timeLeftIn } from '../../../platform/ui/text/time-left.ts'
import { hourMs, useMsLeft } from '../../../platform/ui/hooks/use-ms-left.ts'
import type { ContestDates } from '../contest-dates.ts'

interface ContestWhenProps {
  contest: ContestDates
  /** The waiting room beside it shows the last hour as a clock. */
  hasClockBeside?: boolean
}

/** When the contest starts or ends: a countdown before that, otherwise the date. */
export function ContestWhen({ contest, hasClockBeside = false }: ContestWhenProps) {
  const { t } = useTranslation()
  const { date } = useNumbers()
  switch (contest.state) {
    case 'upcoming':
      return <Countdown key={contest.start_date} to={contest.start_date} text="contest.starts_in" hasClockBeside={hasClockBeside} />
    case 'live':
      return <Countdown key={contest.end_date} to={contest.end_date} text="contest.ends_in" />
    case 'closing':
      return t('contest.state_closing')
    case 'over':
      return t('contest.ended', { date: date(contest.end_date) })
    case 'called_off':
      return t('contest.state_called_off')
  }
}

interface CountdownProps extends Pick<ContestWhenProps, 'hasClockBeside'> {
  to: string
  text: 'contest.starts_in' | 'contest.ends_in'
}

/** Days and hours; in the last hour, minutes and seconds. */
function Countdown({ to, text, hasClockBeside = false }: CountdownProps) {
  const { t, i18n } = useTranslation()
  const { clock } = useNumbers()
  const leftMs = useMsLeft(to)
  // The server draws the questions first.
  if (leftMs === 0 && text === 'contest.starts_in') return t('contest.starts_now')
  if (leftMs < hourMs && hasClockBeside) return null
  return <span className="tabular">{t(text, { time: leftMs < hourMs ? clock(leftMs) : timeLeftIn(i18n.language || 'en', leftMs) })}</span>
}

/** The start and the end, with weekdays, in the player's zone. */
export function ContestWindow({ contest }: { contest: ContestDates }) {
  const { i18n } = useTranslation()
  const { timeZone } = useNumbers()
  const shown = { timeZone, weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  const format = new Intl.DateTimeFormat(dateLocale(i18n.language || 'en'), shown)
  return withHalfDay(format.formatRange(new Date(contest.start_date), new Date(contest.end_date)))
}
