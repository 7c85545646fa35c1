// The review of a finished play: every question with the given answer, the right one and the explanation.

import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { useAction } from '../../../platform/calls/actions.ts'
import { playPath, resultPath, reviewPath } from '../../../platform/modes/modes.ts'
import { useMode } from '../../modes/index.ts'
import { BackLink } from '../../../platform/ui/layout/back-link.tsx'
import { EmptyState } from '../../../platform/ui/feedback/empty-state.tsx'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { RowsSkeleton } from '../../../platform/ui/feedback/skeletons.tsx'
import { useCameFrom } from '../../../platform/ui/hooks/use-came-from.ts'
import { isPlayId } from '../conversation/saved-play.ts'
import { PlayError, PlayGone } from '../play-error.tsx'
import { ReviewCard } from './review-card.tsx'
import classes from './review.module.css'

export default function ReviewPage() {
  const { t } = useTranslation()
  const playId = Number(useParams().playId)
  const mode = useMode()
  const from = useCameFrom()
  const [shown, setShown] = useState('all')
  const review = useAction('get_play_review', { play_id: playId }, { enabled: isPlayId(playId) })
  if (review.isError && review.error.refusal === 'play_open') return <Navigate to={playPath({ mode, id: playId })} replace />
  const played = review.data?.result.mode ?? mode
  // A path of another mode redirects to the right one.
  if (played !== mode) return <Navigate to={reviewPath({ mode: played, id: playId })} replace />
  const items = (review.data?.data ?? []).map((item, index) => ({ item, number: index + 1 }))
  const visible = shown === 'all' ? items : items.filter(({ item }) => !item.correct)
  return (
    <>
      <BackLink to={from ?? resultPath({ mode, id: playId })} text={t('result.title')} width="narrow" />
      <Page title={t('review.title')} width="narrow">
        {!isPlayId(playId) ? (
          <PlayGone />
        ) : review.isPending ? (
          <RowsSkeleton />
        ) : review.isError ? (
          <PlayError error={review.error} onRetry={review.refetch} />
        ) : (
          <>
            <SegmentedControl
              className={classes.filter}
              value={shown}
              onChange={setShown}
              aria-label={t('review.filter')}
              data={[
                { value: 'all', label: t('review.all') },
                { value: 'wrong', label: t('review.wrong_only') },
              ]}
            />
            {visible.length === 0 ? (
              <EmptyState mood="proud" prop="stars" title={t('review.none_wrong')} text={t('review.none_wrong_text')} />
            ) : (
              <ol className={classes.list}>
                {visible.map(({ item, number }) => (
                  <ReviewCard key={item.id} item={item} number={number} />
                ))}
              </ol>
            )}
          </>
        )}
      </Page>
    </>
  )
}
