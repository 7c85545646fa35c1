import classes from './exam-play.module.css'
import type { Sitting } from '@trivium/contract/assess/exams'
import { useCallback, useRef, useState, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { resultPath } from '../../../platform/modes/modes.ts'
import { FreeLookProvider, FreePlayScreen, type OpenFreePlay } from '../../../play/plays/index.ts'
import { useOnlyTheGame } from '../../../platform/ui/hooks/only-the-game.ts'
import { agreed } from '../../../platform/ui/hooks/use-way-out.ts'
import { examTerms } from './exam-terms.ts'
import { useFullScreenEnd } from './full-screen.ts'
import { useAbsence } from './use-absence.ts'
import { useExamLook } from './use-exam-look.ts'
import { useViolations } from './use-violations.ts'
import { Watermark } from './watermark.tsx'
import type { RoomListener } from '../../../platform/calls/live-rooms.ts'
import { joinRoom } from '../../../platform/calls/live.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'

/** Calls `onMoved` as soon as another device takes the seat. Without a connection, the server refuses the next answer instead. */
function useExamRoom(playId: number, seat: number, onMoved: () => void): void {
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

interface ExamScreenProps {
  opened: OpenFreePlay
  sitting: Sitting
  /** Another device has taken the seat. */
  onMoved: () => void
}

export function ExamScreen({ opened, sitting, onMoved }: ExamScreenProps) {
  const navigate = useNavigate()
  const playId = opened.play.id
  const shown = useRef<number | null>(null)
  const captured = useViolations(playId, shown)
  const [terms] = useState(() => examTerms({ sitting, startedAt: opened.play.started_at, captured, onMoved }))
  const leave = useCallback(
    () => void navigate(resultPath({ mode: 'exam', id: playId }), { replace: true, state: agreed }),
    [navigate, playId],
  )
  useOnlyTheGame(true)
  useAbsence({ playId, seat: sitting.seat, wasWarned: sitting.warned }, leave)
  useFullScreenEnd()
  useExamRoom(playId, sitting.seat, onMoved)
  const look = useExamLook(
    sitting,
    useCallback((questionId: number) => void (shown.current = questionId), []),
  )
  return (
    <div className={classes.exam} data-large={sitting.has_larger_text || undefined}>
      <Watermark text={sitting.watermark} />
      <FreeLookProvider value={look}>
        <FreePlayScreen {...opened} terms={terms} />
      </FreeLookProvider>
    </div>
  )
}
