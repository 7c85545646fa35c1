// A month of days played. Days before the sign-up and days to come are empty: nobody has missed them.

import type { PlayedDays } from '@trivium/contract/rewards/streaks'
import { ActionIcon, Skeleton, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconSnowflake } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { reviewPath } from '../../platform/modes/modes.ts'
import { useShownLanguage } from '../../platform/session/session.ts'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { WeeksTable } from '../../platform/ui/layout/weeks-table.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './days-calendar.module.css'
import { type CalendarDay, daysOf, monthAfter } from './month.ts'

export function DaysCalendar() {
  const { t } = useTranslation()
  const [month, setMonth] = useState<string>()
  const query = useAction('get_played_days', month === undefined ? {} : { month }, { keepPrevious: true })
  const played = query.data?.data
  return (
    <PageSection title={t('calendar.title')}>
      <div className={classes.calendar}>
        {played ? (
          <Month played={played} onMonth={setMonth} />
        ) : query.isError ? (
          <ErrorState error={query.error} onRetry={query.refetch} />
        ) : (
          <Skeleton className={classes.skeleton} radius="md" aria-hidden />
        )}
      </div>
    </PageSection>
  )
}

function Month({ played, onMonth }: { played: PlayedDays; onMonth: (month: string) => void }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const days = played.days.filter(({ answered }) => answered > 0).length
  return (
    <>
      <MonthHead played={played} onMonth={onMonth} />
      <WeeksTable days={daysOf(played)} labelledBy="days-month" className={classes.grid} renderDay={day => <DayCell day={day} />} />
      <p className={classes.sum}>{t('calendar.played', { count: days, shown: count(days) })}</p>
      {played.days.some(({ daily_play_id }) => daily_play_id !== null) && (
        <p className={classes.hint}>
          <span className={classes.mark} aria-hidden /> {t('calendar.marked')}
        </p>
      )}
      <p className={classes.sum}>
        {t('flame.rule')} {played.days.some(({ frozen }) => frozen) && t('daily.freeze_text')}
      </p>
    </>
  )
}

function MonthHead({ played: { month, today, since }, onMonth }: { played: PlayedDays; onMonth: (month: string) => void }) {
  const { t } = useTranslation()
  const { code } = useShownLanguage()
  const name = new Intl.DateTimeFormat(code, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`))
  return (
    <div className={classes.head}>
      <Step text={t('calendar.before')} isOff={month <= since.slice(0, 7)} onClick={() => onMonth(monthAfter(month, -1))}>
        <IconChevronLeft size={20} aria-hidden />
      </Step>
      <p id="days-month" className={classes.month} aria-live="polite">
        {name}
      </p>
      <Step text={t('calendar.after')} isOff={month >= today.slice(0, 7)} onClick={() => onMonth(monthAfter(month, 1))}>
        <IconChevronRight size={20} aria-hidden />
      </Step>
    </div>
  )
}

function Step({ text, isOff, onClick, children }: { text: string; isOff: boolean; onClick: () => void; children: ReactNode }) {
  return (
    // Not `disabled`: the focus would be lost at the first and the last month.
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      className={classes.step}
      aria-label={text}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </ActionIcon>
  )
}

/** A day with a finished daily quiz leads to its review. */
function DayCell({ day: { day, kind, answered, dailyPlayId } }: { day: CalendarDay }) {
  const { t } = useTranslation()
  const { count, day: dayText } = useNumbers()
  const { pathname } = useLocation()
  const words = { day: dayText(day), count: answered, shown: count(answered) }
  const inside = (
    <>
      <span aria-hidden>{count(new Date(day).getUTCDate())}</span>
      {kind === 'frozen' && <IconSnowflake size={14} aria-hidden />}
      <VisuallyHidden>{kind === 'none' ? words.day : t(`calendar.day_${kind}`, words)}</VisuallyHidden>
    </>
  )
  const looks = { className: classes.day, 'data-kind': kind }
  if (dailyPlayId === null) return <span {...looks}>{inside}</span>
  return (
    <Link to={reviewPath({ mode: 'daily_quiz', id: dailyPlayId })} state={{ from: pathname }} {...looks}>
      {inside}
      <VisuallyHidden>. {t('calendar.open_daily')}</VisuallyHidden>
    </Link>
  )
}
