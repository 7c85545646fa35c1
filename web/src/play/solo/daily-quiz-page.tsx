// The daily quiz: today's round, the streak, and the last 30 days.

import type { DailyQuiz } from '@trivium/contract/play/solo'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import { Awaits, ModePage, useRound } from '../modes/index.ts'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { DailyCalendar } from './daily-calendar.tsx'
import { DailyStreak } from './daily-streak.tsx'
import { DailyToday } from './daily-today.tsx'
import classes from './daily.module.css'

export default function DailyQuizPage() {
  const daily = useAction('get_daily_quiz_calendar', {})
  return (
    <ModePage mode="daily_quiz">
      {daily.isPending ? (
        <DailySkeleton />
      ) : daily.isError ? (
        <ErrorState error={daily.error} onRetry={daily.refetch} />
      ) : (
        <Dashboard daily={daily.data.data} onNextDay={() => void daily.refetch()} />
      )}
    </ModePage>
  )
}

function Dashboard({ daily, onNextDay }: { daily: DailyQuiz; onNextDay: () => void }) {
  const round = { ...useRound('daily_quiz'), coins: daily.coins }
  return (
    <div className={classes.dashboard}>
      <div className={classes.column}>
        <DailyToday daily={daily} onNextDay={onNextDay} />
        {daily.state === 'open' && <Awaits round={round} />}
        <DailyStreak daily={daily} />
      </div>
      <DailyCalendar daily={daily} />
    </div>
  )
}

function DailySkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.dashboard} aria-hidden>
        <div className={classes.column}>
          <Skeleton height={280} radius="lg" />
          <Skeleton height={104} radius="lg" />
        </div>
        <Skeleton height={420} radius="lg" />
      </div>
    </div>
  )
}
