// Playing: the question is the hero. Everything shown comes from the server; the clock is its clock.

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { Page } from '../ui/page.tsx'
import { PlayError } from './play-error.tsx'
import { PlayGone } from './play-gone.tsx'
import type { OpenPlay } from './play-state.ts'
import { PlayScreen } from './play-screen.tsx'
import { PlaySkeleton } from './play-skeleton.tsx'
import { isPlayId, usePlayReply } from './use-kept-play.ts'

export default function PlayPage() {
  const { t } = useTranslation()
  const playId = Number(useParams().playId)
  const reply = usePlayReply(playId)
  // Once a play is on screen, a look at the server that fails takes nothing away.
  if (!reply.data) {
    return (
      <Page title={t('play.title')} width="narrow" isTitleHidden>
        {!isPlayId(playId) ? <PlayGone /> : reply.isError ? <PlayError error={reply.error} onRetry={reply.refetch} /> : <PlaySkeleton />}
      </Page>
    )
  }
  const { data, play } = reply.data
  if (!play) return <Navigate to={`/quiz-zone/result/${playId}/`} replace />
  return <OpenPlayScreen key={play.id} data={data} play={play} />
}

/** New only when the server has news. */
function OpenPlayScreen({ data, play }: OpenPlay) {
  const opened = useMemo(() => ({ data, play }), [data, play])
  return <PlayScreen opened={opened} />
}
