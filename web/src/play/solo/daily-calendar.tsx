import type { DailyQuiz } from '@trivium/contract/play/solo'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconMinus, IconPlayerPlayFilled, IconSnowflake, IconTrophy, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { resultPath } from '../../platform/modes/modes.ts'
import { WeeksTable } from '../../platform/ui/layout/weeks-table.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './daily-calendar.module.css'

type Day = DailyQuiz['days'][number]

const kinds = ['won', 'taken', 'frozen', 'missed', 'today'] as const
type Kind = (typeof kinds)[number]
const marks: Record<Kind, Icon> = {
  won: IconTrophy,
  taken: IconCheck,
  frozen: IconSnowflake,
  missed: IconMinus,
  today: IconPlayerPlayFilled,
}

/** Days before the first taken quiz do not count as missed. */
function kindOf({ day, won, percentage, frozen }: Day, { today, days }: DailyQuiz): Kind | 'before' {
  if (percentage !== null) return won ? 'won' : 'taken'
  if (frozen) return 'frozen'
  if (day === today) return 'today'
  const first = days.find(one => one.percentage !== null)
  return first && day > first.day ? 'missed' : 'before'
}

/** The last 30 days. */
export function DailyCalendar({ daily }: { daily: DailyQuiz }) {
  const { t } = useTranslation()
  return (
    <section className={classes.calendar} aria-labelledby="calendar-title">
      <h2 id="calendar-title" className={classes.calendarTitle}>
        {t('daily.calendar')}
      </h2>
      <WeeksTable days={daily.days} labelledBy="calendar-title" renderDay={day => <DayCell day={day} daily={daily} />} />
      <Legend hasFreezes={daily.freezes.most > 0 || daily.days.some(({ frozen }) => frozen)} />
    </section>
  )
}

function DayCell({ day, daily }: { day: Day; daily: DailyQuiz }) {
  const { t } = useTranslation()
  const { count, percent, day: dayText } = useNumbers()
  const kind = kindOf(day, daily)
  const Mark = kind === 'before' ? null : marks[kind]
  const values = { day: dayText(day.day), percent: percent(day.percentage ?? 0) }
  const text = kind === 'before' ? values.day : t(`daily.day_${kind}`, values)
  const inside = (
    <>
      <span aria-hidden>{count(new Date(day.day).getUTCDate())}</span>
      {Mark && <Mark size={16} aria-hidden />}
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  )
  const looks = { className: classes.day, 'data-kind': kind, 'data-today': day.day === daily.today || undefined }
  if (day.play_id === null || day.percentage === null) return <span {...looks}>{inside}</span>
  return (
    <Link to={resultPath({ mode: 'daily_quiz', id: day.play_id })} {...looks}>
      {inside}
    </Link>
  )
}

function Legend({ hasFreezes }: { hasFreezes: boolean }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.legend} aria-hidden>
      {kinds
        .filter(kind => kind !== 'frozen' || hasFreezes)
        .map(kind => {
          const Mark = marks[kind]
          return (
            <li key={kind} data-kind={kind}>
              <Mark size={16} /> {t(`daily.legend_${kind}`)}
            </li>
          )
        })}
    </ul>
  )
}
