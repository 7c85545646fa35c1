// The search for an opponent. A reload continues the same search; leaving the page ends it.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { ask } from '../../platform/calls/actions.ts'
import { joinRoom } from '../../platform/calls/live.ts'
import { modes } from '../../platform/modes/modes.ts'
import { usePatience } from '../../play/plays/index.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { useSession } from '../../platform/session/session.ts'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { useDocumentTitle } from '../../platform/ui/layout/page.tsx'
import { playCue } from '../../platform/ui/text/sound.ts'
import { useLatest } from '../../platform/ui/hooks/use-latest.ts'
import { randomRoomPath } from './battle-paths.ts'
import { NoOpponent } from './search/no-opponent.tsx'
import { OpponentSearch, type SearchEvent } from './search/search-conversation.ts'
import { Searching } from './search/searching.tsx'
import classes from './search/search.module.css'

export default function SearchPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  useDocumentTitle(t('mode.name_random_battle'))
  const { event, searchAgain } = useSearch(params.get('category'))
  return (
    <div className={classes.page} style={hueStyle(modes.random_battle.hue)}>
      {event?.type === 'failed' ? (
        <ErrorState error={event.error} onRetry={searchAgain} />
      ) : event?.type === 'nobody' ? (
        <NoOpponent searchId={event.searchId} onAgain={searchAgain} />
      ) : (
        <Searching search={event?.type === 'searching' ? event.search : null} />
      )}
    </div>
  )
}

function useSearch(category: string | null) {
  const navigate = useNavigate()
  const { patiently } = usePatience()
  const [event, setEvent] = useState<SearchEvent | null>(null)
  const [turn, setTurn] = useState(0)
  const tell = useLatest((news: SearchEvent) => {
    if (news.type !== 'found') return setEvent(news)
    playCue('lead')
    void navigate(randomRoomPath(news.roomId), { replace: true })
  })
  useEffect(() => {
    const search = new OpponentSearch({
      category,
      tell: news => tell.current(news),
      ask,
      patiently,
      joinRoom: (room, listener) => joinRoom(useSession.getState().token ?? '', room, listener),
      after: (ms, act) => {
        const timer = setTimeout(act, ms)
        return () => clearTimeout(timer)
      },
      now: serverNow,
    })
    return () => search.leave()
  }, [category, patiently, tell, turn])
  const searchAgain = () => {
    setEvent(null)
    setTurn(turn + 1)
  }
  return { event, searchAgain }
}
