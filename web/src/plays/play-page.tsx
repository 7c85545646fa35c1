// Playing: the question is the hero. Everything shown comes from the server; the clock is its clock.

import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import type { Success } from '../api.ts'
import { isClockInDoubt } from '../server-clock.ts'
import { Page } from '../ui/page.tsx'
import { FreePlayScreen } from './free-play-screen.tsx'
import { playPath, resultPath } from './mode-paths.ts'
import { PlayError } from './play-error.tsx'
import { PlayGone } from './play-gone.tsx'
import { PlayScreen } from './play-screen.tsx'
import { PlaySkeleton } from './play-skeleton.tsx'
import { isPlayId, usePlayReply } from './use-kept-play.ts'
import { useMode } from './use-mode.ts'
import type { Surroundings } from './use-play.ts'

export default function PlayPage() {
  const { t } = useTranslation()
  const mode = useMode()
  const playId = Number(useParams().playId)
  const reply = usePlayReply(playId)
  const open = useLastOpen(reply.data, playId)
  useLookInDoubt(reply)
  // Once a play is on screen, a look at the server that fails takes nothing away.
  if (!reply.data) {
    return (
      <Page title={t('play.title')} width="narrow" isTitleHidden>
        {!isPlayId(playId) ? <PlayGone /> : reply.isError ? <PlayError error={reply.error} onRetry={reply.refetch} /> : <PlaySkeleton />}
      </Page>
    )
  }
  const over = reply.data.play ? null : reply.data
  const isFree = open?.play.current_question_id === null
  if (!open || (over && isFree)) return <Navigate to={resultPath({ mode: over?.result?.mode ?? mode, id: playId })} replace />
  // An address of another mode leads to the right one.
  if (open.play.mode !== mode) return <Navigate to={playPath(open.play)} replace />
  if (isFree) return <FreePlayScreen key={playId} {...open} />
  return <OpenPlayScreen key={playId} open={open} over={over} />
}

type Reply = Success<'get_play'>
type OpenReply = Reply & { play: NonNullable<Reply['play']> }
const isOpen = (reply: Reply | undefined): reply is OpenReply => Boolean(reply?.play)

/** The play as it last was open: the screen itself decides when to go, once the server says that it is over. */
function useLastOpen(reply: Reply | undefined, playId: number): OpenReply | null {
  const [last, setLast] = useState<OpenReply | null>(null)
  const open = isOpen(reply) ? reply : last
  if (open !== last) setLast(open)
  return open?.play.id === playId ? open : null
}

const doubtMs = 2000

/** After a sleep, or when somebody has set the clock, only the server knows what time it is for the play. */
function useLookInDoubt({ refetch, isFetching }: ReturnType<typeof usePlayReply>): void {
  useEffect(() => {
    if (isFetching) return
    const timer = setInterval(() => isClockInDoubt() && void refetch(), doubtMs)
    return () => clearInterval(timer)
  }, [refetch, isFetching])
}

/** New only when the server has news. */
function OpenPlayScreen({ open: { data, play }, over }: { open: OpenReply; over: Surroundings['over'] }) {
  const opened = useMemo(() => ({ data, play }), [data, play])
  return <PlayScreen opened={opened} over={over} />
}
