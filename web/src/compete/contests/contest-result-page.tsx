// The result of a round in a contest. Until the contest is over, it reveals no right answers.

import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { queryClient, useAction } from '../../platform/calls/actions.ts'
import { modes, playPath, resultPath } from '../../platform/modes/modes.ts'
import { isPlayId, usePlayReply, PlayError, PlayGone, ResultSkeleton, ReportLaterPart } from '../../play/plays/index.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { askAgainInMs } from './contest-dates.ts'
import { outdatedByContest } from './outdated-by-contest.ts'
import { FinalResult } from './result/final-result.tsx'
import { WaitingResult } from './result/waiting-result.tsx'
import outcome from '../../platform/ui/feedback/outcome.module.css'

export default function ContestResultPage() {
  const { t } = useTranslation()
  const playId = Number(useParams().playId)
  const play = usePlayReply(playId)
  const result = play.data?.result
  const isOver = Boolean(result)
  const contest = useAction(
    'get_contest_of_play',
    { play_id: playId },
    { enabled: isOver, refetchEveryMs: ({ data }) => askAgainInMs(data, serverNow()) },
  )
  useEffect(() => {
    if (!isOver) return
    for (const outdated of outdatedByContest) void queryClient.invalidateQueries({ queryKey: [outdated] })
  }, [isOver])
  if (play.data?.play) return <Navigate to={playPath(play.data.play)} replace />
  // A path below another mode redirects to the right one.
  const path = result && resultPath({ mode: result.mode, id: playId })
  if (path && path !== resultPath({ mode: 'contest', id: playId })) return <Navigate to={path} replace />
  const error = play.error ?? contest.error
  const detail = contest.data?.data
  return (
    <Page title={t('result.title')} width="narrow" isTitleHidden>
      {result && detail ? (
        <div className={outcome.outcome} style={hueStyle(modes.contest.hue)}>
          {detail.state === 'over' ? <FinalResult result={result} contest={detail} /> : <WaitingResult contest={detail} />}
          <ReportLaterPart playId={playId} />
        </div>
      ) : !isPlayId(playId) || (play.data && !result) ? (
        <PlayGone />
      ) : error ? (
        <PlayError error={error} onRetry={play.error ? play.refetch : contest.refetch} />
      ) : (
        <ResultSkeleton />
      )}
    </Page>
  )
}
