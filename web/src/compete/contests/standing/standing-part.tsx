import type { ContestDetail } from '@trivium/contract/compete/contests'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../../../platform/calls/actions.ts'
import { serverNow } from '../../../platform/calls/server-clock.ts'
import { EmptyState } from '../../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { PageSection } from '../../../platform/ui/layout/section.tsx'
import { RowsSkeleton } from '../../../platform/ui/feedback/skeletons.tsx'
import { askAgainInMs } from '../contest-dates.ts'
import { leaderboardPath, ownResultPath } from '../contest-paths.ts'
import { PlaceRow } from './place-row.tsx'
import { Finished } from './finished.tsx'
import classes from './standing.module.css'

const shownPlaces = 3

/** The first places while a contest runs, and the player's own place. */
export function StandingPart({ contest }: { contest: ContestDetail }) {
  const { t } = useTranslation()
  const input = { contest_id: contest.id, limit: shownPlaces }
  const ranking = useAction('get_contest_leaderboard', input, { refetchEveryMs: () => askAgainInMs(contest, serverNow()) })
  const { data, total = 0, playing = 0 } = ranking.data ?? {}
  return (
    <PageSection title={t('contest.standing')}>
      {data === undefined ? (
        ranking.isError ? (
          <ErrorState error={ranking.error} onRetry={ranking.refetch} />
        ) : (
          <RowsSkeleton count={shownPlaces} />
        )
      ) : (
        <div className={classes.standing}>
          <Finished total={total} playing={playing} />
          {data.top_users.length === 0 ? (
            <div className={classes.empty}>
              <EmptyState mood="hello" prop="podium" level={3} title={t('contest.nobody')} text={t('contest.nobody_text')} />
            </div>
          ) : (
            <>
              <ol className={classes.places} aria-label={t('contest.places')}>
                {data.top_users.map(place => (
                  <PlaceRow
                    key={place.user_id}
                    place={place}
                    isMine={place.user_id === data.my_rank?.user_id}
                    ownPath={ownResultPath(contest)}
                  />
                ))}
                {data.my_rank && !data.top_users.some(({ user_id }) => user_id === data.my_rank?.user_id) && (
                  <PlaceRow place={data.my_rank} isMine ownPath={ownResultPath(contest)} />
                )}
              </ol>
              <Button component={Link} to={leaderboardPath(contest)} variant="default">
                {t('contest.whole_leaderboard')}
              </Button>
            </>
          )}
        </div>
      )}
    </PageSection>
  )
}
