// The result of a finished play and the next step.

import { useTranslation } from 'react-i18next'
import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router'
import { playPath, resultPath } from '../../../platform/modes/modes.ts'
import { useMode } from '../../modes/index.ts'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { isPlayId, usePlayReply } from '../conversation/saved-play.ts'
import { clearSaved } from '../free/free-saved.ts'
import { PlayError, PlayGone } from '../play-error.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'
import { ResultView } from './result-view.tsx'

export default function ResultPage() {
  const { t } = useTranslation()
  const mode = useMode()
  const playId = Number(useParams().playId)
  const { data: reply, isError, error, refetch } = usePlayReply(playId)
  const result = reply?.result
  const isOver = Boolean(result)
  useEffect(() => {
    if (isOver) clearSaved(playId)
  }, [isOver, playId])
  if (reply?.play) return <Navigate to={playPath(reply.play)} replace />
  // A path of another mode redirects to the right one.
  if (result && result.mode !== mode) return <Navigate to={resultPath({ mode: result.mode, id: playId })} replace />
  return (
    <Page title={t('result.title')} isTitleHidden>
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
