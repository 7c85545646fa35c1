// All contests: live, upcoming, past.

import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallError } from '../../platform/calls/actions.ts'
import { ModePage } from '../../play/modes/index.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { ContestRow } from './contest-row.tsx'
import classes from './contests.module.css'
import { LiveContest } from './live-contest.tsx'
import { useContests } from './use-contests.ts'

export default function ContestsPage() {
  const { query, contests } = useContests()
  return (
    <ModePage mode="contest">
      {!contests ? (
        query.isError ? (
          <Problem error={query.error} onRetry={query.refetch} />
        ) : (
          <ContestsSkeleton />
        )
      ) : (
        <>
          <LivePart contests={contests.live} />
          <div className={classes.columns}>
            <RowsPart when="upcoming" contests={contests.upcoming} />
            <RowsPart when="past" contests={contests.past}>
              <PastMore query={query} />
            </RowsPart>
          </div>
        </>
      )}
    </ModePage>
  )
}

type Rows = ReturnType<typeof useContests>['contests'] & object

function LivePart({ contests }: { contests: Rows['live'] }) {
  const { t } = useTranslation()
  return (
    <PageSection title={t('contest.title_live')}>
      {contests.length === 0 ? (
        <div className={classes.empty}>
          <EmptyState mood="sleepy" prop="flag" level={3} title={t('contest.none')} text={t('contest.none_live_text')} />
        </div>
      ) : (
        <ul className={list.cards}>
          {contests.map(contest => (
            <li key={contest.id}>
              <LiveContest contest={contest} />
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  )
}

interface RowsPartProps {
  when: 'upcoming' | 'past'
  contests: Rows['past']
  children?: ReactNode
}

function RowsPart({ when, contests, children }: RowsPartProps) {
  const { t } = useTranslation()
  return (
    <PageSection title={t(`contest.title_${when}`)}>
      {contests.length === 0 ? (
        <div className={classes.empty}>
          <EmptyState mood="sleepy" prop="flag" level={3} title={t('contest.none')} text={t(`contest.none_${when}_text`)} />
        </div>
      ) : (
        <ul className={list.cards}>
          {contests.map(contest => (
            <li key={contest.id}>
              <ContestRow contest={contest} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </PageSection>
  )
}

function PastMore({ query }: { query: ReturnType<typeof useContests>['query'] }) {
  const { t } = useTranslation()
  return (
    <div className={classes.more}>
      <MoreButton query={query} text={t('contest.more')} problem={t('contest.more_failed')} />
    </div>
  )
}

function Problem({ error, onRetry }: { error: CallError; onRetry: () => unknown }) {
  const { t } = useTranslation()
  if (error.refusal !== 'no_contests') return <ErrorState error={error} onRetry={onRetry} />
  return <EmptyState mood="sleepy" prop="flag" title={t('contest.none')} text={t('contest.none_text')} />
}

function ContestsSkeleton() {
  return (
    <>
      <Skeleton height={340} radius={24} aria-hidden />
      <RowsSkeleton count={3} />
    </>
  )
}
