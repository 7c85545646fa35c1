// The whole leaderboard of a contest. The player's own place is always in view.

import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { type CallError, useAction } from '../../platform/calls/actions.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { MoreButton } from '../../platform/ui/layout/more-button.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { ContestGone } from './contest-gone.tsx'
import { contestPath, ownResultPath } from './contest-paths.ts'
import { Finished } from './standing/finished.tsx'
import { PlaceRow } from './standing/place-row.tsx'
import classes from './standing/standing.module.css'
import { usePlaces } from './standing/use-places.ts'

export default function ContestLeaderboardPage() {
  const { t } = useTranslation()
  const id = Number(useParams().contestId)
  const contest = useAction('get_contest_detail', { contest_id: id })
  const name = contest.data?.data.name
  return (
    <>
      <BackLink to={contestPath({ id })} text={name ?? t('mode.name_contest')} width="narrow" />
      <Page title={t('board.title')} width="narrow">
        <Places contestId={id} ownPath={contest.data ? ownResultPath(contest.data.data) : null} />
      </Page>
    </>
  )
}

function Places({ contestId, ownPath }: { contestId: number; ownPath: string | null }) {
  const { t } = useTranslation()
  const { query, newest, places } = usePlaces(contestId)
  if (!newest) return query.isError ? <Problem error={query.error} onRetry={query.refetch} /> : <RowsSkeleton />
  const { data, total, playing, state, my_state } = newest
  const mine = data.my_rank
  const isMine = ({ user_id }: { user_id: number }) => user_id === mine?.user_id
  return (
    <div className={classes.standing}>
      <div>
        <Finished total={total} playing={playing} />
        {state === 'live' && <p className={classes.finished}>{t('contest.changes')}</p>}
      </div>
      {places.length === 0 ? (
        <Nobody isOver={state === 'over'} />
      ) : (
        <ol className={classes.places} aria-label={t('contest.places')}>
          {places.map(place => (
            <PlaceRow key={place.user_id} place={place} isMine={isMine(place)} ownPath={ownPath} />
          ))}
          {mine && !places.some(isMine) && <PlaceRow place={mine} isMine ownPath={ownPath} />}
        </ol>
      )}
      <MoreButton query={query} text={t('board.more')} problem={t('board.more_failed')} />
      {state === 'live' && my_state === 'none' && (
        <Button component={Link} to={contestPath({ id: contestId })} size="lg">
          {t('contest.look')}
        </Button>
      )}
      {my_state === 'playing' && <p className={classes.note}>{t('contest.no_place')}</p>}
    </div>
  )
}

function Nobody({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation()
  return isOver ? (
    <EmptyState mood="sleepy" prop="podium" title={t('contest.nobody_came')} text={t('contest.nobody_came_text')} />
  ) : (
    <EmptyState mood="hello" prop="podium" title={t('contest.nobody')} text={t('contest.nobody_text')} />
  )
}

function Problem({ error, onRetry }: { error: CallError; onRetry: () => unknown }) {
  return error.refusal === 'document_not_found' ? <ContestGone level={2} /> : <ErrorState error={error} onRetry={onRetry} />
}
