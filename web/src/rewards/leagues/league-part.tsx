import type { League } from '@trivium/contract/rewards/leagues'
import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { LeagueEmblem } from './league-emblem.tsx'
import { LeagueHead } from './league-head.tsx'
import { LeagueRanks } from './league-ranks.tsx'
import classes from './league.module.css'
import { lastWeekOf } from './standing.ts'

const lookAgainMs = 20_000

/** The player's league of this week. Every visit refetches it, because others play meanwhile. */
export function LeaguePart() {
  const query = useAction('get_league', {}, { staleTimeMs: 0, refetchEveryMs: ({ data }) => data.is_counting && lookAgainMs })
  const league = query.data?.data
  if (!league) return query.isError ? <ErrorState error={query.error} onRetry={query.refetch} /> : <LeagueSkeleton />
  return (
    <div className={classes.league}>
      <LastWeek league={league} />
      <LeagueHead league={league} />
      {league.my_rank ? <LeagueRanks league={league} mine={league.my_rank} /> : <NoGroup isCounting={league.is_counting} />}
      {league.my_rank && league.members.length === 1 && <Alone />}
      <HowItWorks />
    </div>
  )
}

function LeagueSkeleton() {
  return (
    <div className={classes.league}>
      <Skeleton className={classes.headSkeleton} radius="lg" aria-hidden />
      <RowsSkeleton count={6} />
    </div>
  )
}

/** The result of last week, shown all of this week. */
function LastWeek({ league }: { league: League }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const last = lastWeekOf(league)
  if (!last) return null
  return (
    <p className={classes.last} data-outcome={last.outcome}>
      <LeagueEmblem tier={last.next_tier} size={40} />
      <span className={classes.lastWords}>
        <strong>{t(`league.last_${last.outcome}`, { tier: t(`league.tier_${last.next_tier}`) })}</strong>
        {last.final_rank !== null && <span className={classes.lastPlace}>{t('league.last_place', { place: count(last.final_rank) })}</span>}
      </span>
    </p>
  )
}

function NoGroup({ isCounting }: { isCounting: boolean }) {
  const { t } = useTranslation()
  if (isCounting) return <EmptyState mood="sleepy" prop="clock" title={t('league.counting')} text={t('league.counting_text')} level={3} />
  return (
    <EmptyState
      mood="glad"
      prop="flag"
      title={t('league.empty')}
      text={t('league.empty_text')}
      level={3}
      action={
        <Button component={Link} to="/quiz-zone/">
          {t('league.empty_action')}
        </Button>
      }
    />
  )
}

/** Says honestly that there is nobody to compete with yet. */
function Alone() {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="hello"
      prop="flag"
      title={t('league.alone')}
      text={t('league.alone_text')}
      level={3}
      action={
        <Button component={Link} to="/profile/invite/">
          {t('league.alone_action')}
        </Button>
      }
    />
  )
}

function HowItWorks() {
  const { t } = useTranslation()
  return <p className={classes.how}>{t('league.how')}</p>
}
