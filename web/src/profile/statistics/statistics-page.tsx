import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { CategoriesPart } from './categories-part.tsx'
import { DaysPart } from './days-part.tsx'
import { ModesPart } from './modes-part.tsx'
import { SidesPart } from './sides-part.tsx'
import { SpeedPart } from './speed-part.tsx'
import classes from './statistics.module.css'
import { distinctName } from './statistics-types.ts'
import { TotalsPart } from './totals-part.tsx'

export default function StatisticsPage() {
  const { t } = useTranslation()
  return (
    <>
      <BackLink to="/profile/" text={t('statistics.back')} />
      <Page title={t('statistics.title')}>
        <Stats />
      </Page>
    </>
  )
}

function Stats() {
  const { t } = useTranslation()
  const statistics = useAction('get_users_statistics', {})
  if (statistics.isPending) return <StatisticsSkeleton />
  if (statistics.isError) return <ErrorState error={statistics.error} onRetry={statistics.refetch} />
  const { data } = statistics.data
  if (data.questions_answered === 0 && data.by_mode.length === 0) return <NothingYet />
  const nameOf = distinctName(data.by_category, type => t(`mode.name_${type}`))
  return (
    <div className={classes.parts}>
      <TotalsPart asked={data.questions_asked} correct={data.correct_answers} bestRank={data.best_rank} />
      <SidesPart strong={data.strong_category} weak={data.weak_category} nameOf={nameOf} />
      <DaysPart days={data.by_day} />
      <div className={classes.column}>
        <CategoriesPart categories={data.by_category} nameOf={nameOf} />
        <ModesPart played={data.by_mode} />
      </div>
      <SpeedPart speed={data.speed} medianMs={data.median_ms} />
    </div>
  )
}

function StatisticsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.parts} aria-hidden>
        <Skeleton height={104} radius="lg" className={classes.wide} />
        <Skeleton height={112} radius="lg" className={classes.wide} />
        <Skeleton height={300} radius="lg" />
        <Skeleton height={300} radius="lg" />
      </div>
    </div>
  )
}

function NothingYet() {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="thinking"
      prop="chart"
      title={t('statistics.empty')}
      text={t('statistics.empty_text')}
      action={
        <Button component={Link} to="/quiz-zone/">
          {t('statistics.play')}
        </Button>
      }
    />
  )
}
