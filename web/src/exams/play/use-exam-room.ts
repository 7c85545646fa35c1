import { useEffect } from 'react'
import type { RoomListener } from '../../live-rooms.ts'
import { joinRoom } from '../../live.ts'
import { useSession } from '../../session.ts'
import { useLatest } from '../../ui/use-latest.ts'

interface ExamNews {
  /** Another device has taken the seat. */
  onMoved: () => void
  onOver: () => void
}

/** Hears at once when the exam goes on elsewhere, or has ended. Without the line the next answer tells. */
export function useExamRoom(playId: number, seat: number, news: ExamNews): void {
  const token = useSession(session => session.token)
  const latest = useLatest(news)
  useEffect(() => {
    if (token === null) return undefined
    const listener: RoomListener = {
      onMessage(message) {
        if (message.type !== 'exam') return
        if (message.over) latest.current.onOver()
        else if (message.seat > seat) latest.current.onMoved()
      },
      onHeard: () => {},
    }
    // Another device may have taken the seat since this one got it, before the line was there.
    return joinRoom(token, `exam:${playId}`, listener, 0)
  }, [playId, seat, token, latest])
}
