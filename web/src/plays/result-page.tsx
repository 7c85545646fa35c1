// What a finished play came to, and the one thing to do next.

import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { Page } from '../ui/page.tsx'
import { PlayError } from './play-error.tsx'
import { PlayGone } from './play-gone.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { ResultView } from './result-view.tsx'
import { isPlayId, usePlayReply } from './use-kept-play.ts'

export default function ResultPage() {
  const { t } = useTranslation()
  const playId = Number(useParams().playId)
  const { data: reply, isError, error, refetch } = usePlayReply(playId)
  if (reply?.play) return <Navigate to={`/quiz-zone/play/${playId}/`} replace />
  return (
    <Page title={t('result.title')} width="narrow" isTitleHidden>
      {!isPlayId(playId) ? (
        <PlayGone />
      ) : reply ? (
        reply.result ? (
          <ResultView result={reply.result} />
        ) : (
          <PlayGone />
        )
      ) : isError ? (
        <PlayError error={error} onRetry={refetch} />
      ) : (
        <ResultSkeleton />
      )}
    </Page>
  )
}
