import type { ServerMessage } from '@trivium/contract/live-messages'
import type { Play } from '@trivium/contract/play/plays'
import { useEffect } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'
import { useReturn } from '../../../platform/ui/hooks/use-return.ts'

type News = ServerMessage & { type: 'play' }

/**
 * Listens for changes by somebody else: the clock is moved, the play ends or is opened again. After a lost connection it also receives what
 * was missed. The page may already know the news.
 */
export function usePlayRoom(playId: number, onNews: (news: News) => void): void {
  const token = useSession(session => session.token)
  const latest = useLatest(onNews)
  useEffect(() => {
    if (token === null) return undefined
    const onMessage = (message: ServerMessage) => message.type === 'play' && latest.current(message)
    let isLeft = false
    let leave = () => {}
    // The play does not wait for the socket.
    import('../../../platform/calls/live.ts').then(
      ({ joinPatiently }) => {
        if (!isLeft) leave = joinPatiently(token, `play:${playId}`, { onMessage, onHeard: () => {} })
      },
      (error: unknown) => console.warn('live news of this play could not be loaded', error),
    )
    return () => {
      isLeft = true
      leave()
    }
  }, [playId, token, latest])
}

/** Asks the server when the page is back, and after news that the page lacks. @param play the state that the page knows */
export function useAsking({ id, version }: Pick<Play, 'id' | 'version'>, ask: () => Promise<void>): void {
  useReturn(() => void ask())
  usePlayRoom(id, ({ number }) => number > version && void ask())
}
