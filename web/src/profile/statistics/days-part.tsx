import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { ChartCard } from './chart-card.tsx'
import { DaysChart } from './days-chart.tsx'
import { ShareChart } from './share-chart.tsx'
import { weeklyShares } from './share-line.ts'
import classes from './statistics.module.css'
import type { DayStats } from './statistics-types.ts'

/** The number of questions and the accuracy over the last 30 days. */
export function DaysPart({ days }: { days: DayStats[] }) {
  if (days.every(({ asked }) => asked === 0)) return <QuietDays />
  return (
    <>
      <AskedByDay days={days} />
      <ShareByDay days={days} />
    </>
  )
}

function AskedByDay({ days }: { days: DayStats[] }) {
  const { t } = useTranslation()
  const { count, day: dayName } = useNumbers()
  const columns = [t('statistics.day'), t('statistics.asked'), t('statistics.correct')]
  const rows = days.map(({ day, asked, correct }) => ({ key: day, cells: [dayName(day), count(asked), count(correct)] }))
  return (
    <ChartCard title={t('statistics.days')} stats={{ columns, rows }}>
      <DaysChart days={days} />
    </ChartCard>
  )
}

function ShareByDay({ days }: { days: DayStats[] }) {
  const { t } = useTranslation()
  const { percent, day: dayName } = useNumbers()
  const shares = weeklyShares(days)
  const columns = [t('statistics.day'), t('statistics.accuracy')]
  const rows = days.map(({ day }, index) => ({ key: day, cells: [dayName(day), shareText(shares[index] ?? null)] }))
  return (
    <ChartCard title={t('statistics.over_time')} note={t('statistics.over_time_note')} stats={{ columns, rows }}>
      <ShareChart days={days} shares={shares} />
    </ChartCard>
  )
  function shareText(share: number | null): string {
    return share === null ? '–' : percent(share)
  }
}

function QuietDays() {
  const { t } = useTranslation()
  return (
    <PageSection title={t('statistics.days')}>
      <p className={`${classes.card} ${classes.muted}`}>{t('statistics.days_quiet')}</p>
    </PageSection>
  )
}
