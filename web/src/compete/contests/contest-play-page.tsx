// The contests to play now: first those in which the player has an open round, then those to enter. The contests page lists the others.

import type { Contest } from '@trivium/contract/compete/contests'
import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ModePage } from '../../play/modes/index.ts'
import { modes } from '../../platform/modes/modes.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import list from '../../platform/ui/layout/list.module.css'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { LiveContest } from './live-contest.tsx'
import { useContests } from './use-contests.ts'

export default function ContestPlayPage() {
  const { query, contests } = useContests()
  const isNone = query.error?.refusal === 'no_contests'
  return (
    <ModePage mode="contest">
      {contests || isNone ? (
        <Playable live={contests?.live ?? []} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : (
        <Skeleton height={340} radius={24} aria-hidden />
      )}
    </ModePage>
  )
}

function Playable({ live }: { live: Contest[] }) {
  const { t } = useTranslation()
  const running = live.filter(({ my_state }) => my_state === 'playing')
  const open = live.filter(({ my_state }) => my_state === 'none')
  const toBoard = (
    <Button component={Link} to={modes.contest.path} size="lg" variant={live.length > 0 ? 'default' : 'filled'}>
      {t('contest.list')}
    </Button>
  )
  if (running.length + open.length === 0)
    return <EmptyState mood="sleepy" prop="flag" title={t('contest.none_to_play')} text={t('contest.none_to_play_text')} action={toBoard} />
  return (
    <>
      {running.length > 0 && <LivePart title={t('contest.title_running')} contests={running} />}
      {open.length > 0 && <LivePart title={t('contest.title_live')} contests={open} />}
      <div>{toBoard}</div>
    </>
  )
}

const LivePart = ({ title, contests }: { title: string; contests: Contest[] }) => (
  <PageSection title={title}>
    <ul className={list.cards}>
      {contests.map(contest => (
        <li key={contest.id}>
          <LiveContest contest={contest} />
        </li>
      ))}
    </ul>
  </PageSection>
)
