import { Button, Skeleton } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import classes from './leaderboard.module.css'
import { Podium } from './podium.tsx'
import { RankRow } from './rank-row.tsx'
import { boardOf, type LeaderboardPages, type Period, useLeaderboard } from './use-leaderboard.ts'

export const LeaderboardPart = ({ period }: { period: Period }) => <Board query={useLeaderboard(period)} period={period} />

interface BoardProps {
  query: Pick<ReturnType<typeof useLeaderboard>, 'data' | 'error' | 'refetch'> & ComponentProps<typeof MoreButton>['query']
  period: Period
  /** False for somebody who only looks on, such as the leader of a group. */
  mayRank?: boolean | undefined
}

/** A ranking with its podium, page by page. */
export function Board({ query, period, mayRank = true }: BoardProps) {
  const { t } = useTranslation()
  const board = boardOf(query.data?.pages ?? [])
  if (!board) return query.error ? <ErrorState error={query.error} onRetry={query.refetch} /> : <LeaderboardSkeleton />
  if (board.best.length === 0) return <EmptyLeaderboard period={period} mayRank={mayRank} />
  return (
    <div className={classes.board}>
      <Places board={board}>
        <MoreButton query={query} text={t('board.more')} problem={t('board.more_failed')} />
      </Places>
      {mayRank && !board.mine && <NoPlace />}
    </div>
  )
}

function LeaderboardSkeleton() {
  return (
    <div className={classes.board}>
      <Skeleton className={classes.podiumSkeleton} radius="lg" aria-hidden />
      <RowsSkeleton count={6} />
    </div>
  )
}

function EmptyLeaderboard({ period, mayRank }: Required<Pick<BoardProps, 'period' | 'mayRank'>>) {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="hello"
      prop="podium"
      title={t(`board.empty_${period}`)}
      {...(mayRank && {
        text: t('board.empty_text'),
        action: (
          <Button component={Link} to="/quiz-zone/">
            {t('board.play')}
          </Button>
        ),
      })}
    />
  )
}

function Places({ board: { best, others, mine, total }, children }: { board: LeaderboardPages; children: ReactNode }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { ref, entry } = useIntersection()
  const isMine = ({ user_id }: { user_id: number }) => user_id === mine?.user_id
  // The player's own row sticks to the edge of the screen, unless the player is on the podium and the podium is visible.
  const isPinned = mine && !others.some(isMine) && (!best.some(isMine) || entry?.isIntersecting === false)
  return (
    <>
      <div ref={ref}>
        <Podium best={best} mine={mine} />
      </div>
      <p className={classes.total}>{t('board.players', { count: total, shown: count(total) })}</p>
      {(others.length > 0 || isPinned) && (
        <ol className={classes.ranks} aria-label={t('board.others')}>
          {others.map(ranked => (
            <RankRow key={ranked.user_id} ranked={ranked} isMine={isMine(ranked)} />
          ))}
          {isPinned && <RankRow ranked={mine} isMine />}
        </ol>
      )}
      {children}
    </>
  )
}

/** Replaces the player's own row when the player has no rank. */
function NoPlace() {
  const { t } = useTranslation()
  const isSignedIn = useSession(session => session.token !== null)
  return <p className={classes.note}>{isSignedIn ? t('board.no_rank') : <Link to="/auth/login/">{t('board.guest')}</Link>}</p>
}
