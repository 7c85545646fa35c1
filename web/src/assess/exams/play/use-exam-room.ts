import { useEffect } from 'react'
import type { RoomListener } from '../../../platform/calls/live-rooms.ts'
import { joinRoom } from '../../../platform/calls/live.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'

/** Calls `onMoved` as soon as another device takes the seat. Without a connection, the server refuses the next answer instead. */
export function useExamRoom(playId: number, seat: number, onMoved: () => void): void {
  const token = useSession(session => session.token)
  const latest = useLatest(onMoved)
  useEffect(() => {
    if (token === null) return undefined
    const listener: RoomListener = {
      onMessage(message) {
        if (message.type === 'exam' && message.seat > seat) latest.current()
      },
      onHeard: () => {},
    }
    // Another device may have taken the seat before this connection was open.
    return joinRoom(token, `exam:${playId}`, listener, 0)
  }, [playId, seat, token, latest])
}
