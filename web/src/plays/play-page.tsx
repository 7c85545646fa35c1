// Playing: the question is the hero. Everything shown comes from the server; the clock is its clock.

import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import type { Success } from '../api.ts'
import { playPath, resultPath } from '../modes/modes.ts'
import { useMode } from '../modes/use-mode.ts'
import { isClockInDoubt } from '../server-clock.ts'
import { Page } from '../ui/page.tsx'
import { agreed } from '../ui/use-way-out.ts'
import { isPlayId, usePlayReply } from './conversation/kept-play.ts'
import type { Around } from './conversation/use-play.ts'
import { FreePlayScreen } from './free/free-play-screen.tsx'
import { PlayError, PlayGone } from './play-error.tsx'
import { PlayScreen } from './play-screen.tsx'
import { PlaySkeleton } from './play-skeleton.tsx'

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
  const isFree = open?.play.order === 'free'
  if (!open || (over && isFree))
    return <Navigate to={resultPath({ mode: over?.result?.mode ?? mode, id: playId })} state={agreed} replace />
  // An address of another mode leads to the right one.
  if (open.play.mode !== mode) return <Navigate to={playPath(open.play)} state={agreed} replace />
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
function OpenPlayScreen({ open: { data, play }, over }: { open: OpenReply; over: Around['over'] }) {
  const opened = useMemo(() => ({ data, play }), [data, play])
  return <PlayScreen opened={opened} over={over} />
}
