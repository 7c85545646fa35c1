// The review of a test: every question with the player's answer, the right answer, the points and the annotations.

import type { Annotation } from '@trivium/contract/play/plays'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { useAction } from '../../../platform/calls/actions.ts'
import type { Success } from '../../../platform/calls/api.ts'
import { playPath, resultPath } from '../../../platform/modes/modes.ts'
import { useMode } from '../../../play/modes/index.ts'
import { isPlayId, PlayError, PlayGone } from '../../../play/plays/index.ts'
import { BackLink } from '../../../platform/ui/layout/back-link.tsx'
import { EmptyState } from '../../../platform/ui/feedback/empty-state.tsx'
import list from '../../../platform/ui/layout/list.module.css'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { RowsSkeleton } from '../../../platform/ui/feedback/skeletons.tsx'
import classes from '../tests.module.css'
import { TestReviewCard } from './test-review-card.tsx'

export default function TestReviewPage() {
  const { t } = useTranslation()
  const mode = useMode()
  const playId = Number(useParams().playId)
  const isKnown = isPlayId(playId)
  const result = useAction('get_test_result', { play_id: playId }, { enabled: isKnown })
  const quizId = result.data?.data.quiz_id ?? 0
  const review = useAction('get_questions_test_review', { quiz_id: quizId }, { enabled: quizId > 0 })
  const kept = useAction('get_annotations', { play_id: playId }, { enabled: quizId > 0, staleTimeMs: 0 })
  const failed = [result, review, kept].find(({ isError }) => isError)
  if (failed?.error?.refusal === 'play_open') return <Navigate to={playPath({ mode, id: playId })} replace />
  return (
    <>
      <BackLink to={resultPath({ mode, id: playId })} text={t('result.title')} width="narrow" />
      <Page title={t('review.title')} width="narrow">
        {!isKnown ? (
          <PlayGone />
        ) : failed?.error ? (
          <PlayError error={failed.error} onRetry={failed.refetch} />
        ) : review.data && kept.data ? (
          <Questions items={review.data.data} kept={kept.data.data} />
        ) : (
          <RowsSkeleton />
        )}
      </Page>
    </>
  )
}

type Item = Success<'get_questions_test_review'>['data'][number]

const filters = ['all', 'missed', 'marked'] as const
type Filter = (typeof filters)[number]

function Questions({ items, kept }: { items: Item[]; kept: Annotation[] }) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<Filter>('all')
  const rows = items.map((item, index) => ({ item, number: index + 1, kept: kept.find(one => one.question_id === item.id) }))
  const isShown = { all: () => true, missed: ({ item }: Row) => !item.correct, marked: (row: Row) => row.kept?.marked ?? false }[filter]
  const shown = rows.filter(isShown)
  return (
    <div className={classes.review}>
      <SegmentedControl
        value={filter}
        onChange={value => setFilter(filters.find(one => one === value) ?? 'all')}
        aria-label={t('review.filter')}
        data={[
          { value: 'all', label: t('review.all') },
          { value: 'missed', label: t('review.wrong_only') },
          { value: 'marked', label: t('test.pool_marked') },
        ]}
      />
      {shown.length > 0 ? (
        <ol className={list.cards}>
          {shown.map(row => (
            <TestReviewCard key={row.item.id} {...row} />
          ))}
        </ol>
      ) : filter === 'marked' ? (
        <EmptyState mood="proud" prop="clipboard" title={t('review.none_wrong')} text={t('test.none_marked')} />
      ) : (
        <EmptyState mood="proud" prop="stars" title={t('review.none_wrong')} text={t('review.none_wrong_text')} />
      )}
    </div>
  )
}

interface Row {
  item: Item
  kept: Annotation | undefined
}
