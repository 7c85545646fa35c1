import type { ServerMessage } from '@trivium/contract/live-messages'
import type { Play } from '@trivium/contract/play/plays'
import { useEffect } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'
import { useReturn } from '../../../platform/ui/hooks/use-return.ts'

type News = ServerMessage & { type: 'play' }

/**
 * Hears when somebody else moves the clock of a play, ends it or opens it again, and after a lost line what has happened meanwhile. The
 * page may know it already.
 */
export function usePlayRoom(playId: number, onNews: (news: News) => void): void {
  const token = useSession(session => session.token)
  const latest = useLatest(onNews)
  useEffect(() => {
    if (token === null) return undefined
    const onMessage = (message: ServerMessage) => message.type === 'play' && latest.current(message)
    let isLeft = false
    let leave = () => {}
    // The socket is no part of what a play waits for.
    import('../../../platform/calls/live.ts').then(
      ({ joinPatiently }) => {
        if (!isLeft) leave = joinPatiently(token, `play:${playId}`, { onMessage, onHeard: () => {} })
      },
      (error: unknown) => console.warn('nobody tells of this play', error),
    )
    return () => {
      isLeft = true
      leave()
    }
  }, [playId, token, latest])
}

/** Asks when the page is back, and when there is news that it does not have. @param play as the page knows it */
export function useAsking({ id, version }: Pick<Play, 'id' | 'version'>, ask: () => Promise<void>): void {
  useReturn(() => void ask())
  usePlayRoom(id, ({ number }) => number > version && void ask())
}
