// What a finished play came to, and the one thing to do next.

import { useTranslation } from 'react-i18next'
import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router'
import { Page } from '../ui/page.tsx'
import { forgetKept } from './free-kept.ts'
import { playPath, resultPath } from './mode-paths.ts'
import { PlayError } from './play-error.tsx'
import { PlayGone } from './play-gone.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { ResultView } from './result-view.tsx'
import { isPlayId, usePlayReply } from './use-kept-play.ts'
import { useMode } from './use-mode.ts'

export default function ResultPage() {
  const { t } = useTranslation()
  const mode = useMode()
  const playId = Number(useParams().playId)
  const { data: reply, isError, error, refetch } = usePlayReply(playId)
  const result = reply?.result
  const isOver = Boolean(result)
  useEffect(() => {
    if (isOver) forgetKept(playId)
  }, [isOver, playId])
  if (reply?.play) return <Navigate to={playPath(reply.play)} replace />
  // An address of another mode leads to the right one.
  if (result && result.mode !== mode) return <Navigate to={resultPath({ mode: result.mode, id: playId })} replace />
  return (
    <Page title={t('result.title')} width="narrow" isTitleHidden>
      {result ? (
        <ResultView result={result} />
      ) : reply || !isPlayId(playId) ? (
        <PlayGone />
      ) : isError ? (
        <PlayError error={error} onRetry={refetch} />
      ) : (
        <ResultSkeleton />
      )}
    </Page>
  )
}
