// What a finished play came to, and the one thing to do next.

import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { PlaySkeleton } from './play-skeleton.tsx'
import { ResultView } from './result-view.tsx'
import { usePlayReply } from './use-play.ts'

export default function ResultPage() {
  const { t } = useTranslation()
  const playId = Number(useParams().playId)
  const reply = usePlayReply(playId)
  if (reply.data?.play) return <Navigate to={`/quiz-zone/play/${playId}/`} replace />
  return (
    <Page title={t('result.title')} width="narrow" isTitleHidden>
      {reply.isError ? (
        <ErrorState error={reply.error} onRetry={reply.refetch} />
      ) : reply.data?.result ? (
        <ResultView result={reply.data.result} />
      ) : (
        <PlaySkeleton />
      )}
    </Page>
  )
}
