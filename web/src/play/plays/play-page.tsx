// The page of a running play. All content and the clock come from the server.

import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import type { Success } from '../../platform/calls/api.ts'
import { playPath, resultPath } from '../../platform/modes/modes.ts'
import { useMode } from '../modes/index.ts'
import { Page } from '../../platform/ui/layout/page.tsx'
import { agreed } from '../../platform/ui/hooks/use-way-out.ts'
import { isPlayId, usePlayReply } from './conversation/saved-play.ts'
import type { PlayContext } from './conversation/use-play.ts'
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
  // A failed refetch must not remove a play that is already on screen.
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
  // A path below another mode redirects to the right one.
  if (open.play.mode !== mode) return <Navigate to={playPath(open.play)} state={agreed} replace />
  if (isFree) return <FreePlayScreen key={playId} {...open} />
  return <OpenPlayScreen key={playId} open={open} over={over} />
}

type Reply = Success<'get_play'>
type OpenReply = Reply & { play: NonNullable<Reply['play']> }
const isOpen = (reply: Reply | undefined): reply is OpenReply => Boolean(reply?.play)

/** The last open state of the play. It stays when the play is over, because the screen decides when to show the result. */
function useLastOpen(reply: Reply | undefined, playId: number): OpenReply | null {
  const [last, setLast] = useState<OpenReply | null>(null)
  const open = isOpen(reply) ? reply : last
  if (open !== last) setLast(open)
  return open?.play.id === playId ? open : null
}

/** Memoizes `opened`, so that it changes only with new data from the server. */
function OpenPlayScreen({ open: { data, play, answers }, over }: { open: OpenReply; over: PlayContext['over'] }) {
  const opened = useMemo(() => ({ data, play, answers }), [data, play, answers])
  return <PlayScreen opened={opened} over={over} />
}
