import classes from './exam-play.module.css'
import type { Sitting } from '@trivium/contract/assess/exams'
import type { Q } from '@trivium/contract/play/plays'
import { useCallback, useMemo, useRef, useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { resultPath } from '../../../platform/modes/modes.ts'
import { FreeLookProvider, FreePlayScreen, type OpenFreePlay } from '../../../play/plays/index.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { useOnlyTheGame } from '../../../platform/ui/hooks/only-the-game.ts'
import { agreed } from '../../../platform/ui/hooks/use-way-out.ts'
import { examTerms } from './exam-terms.ts'
import { useFullScreenEnd } from './full-screen.ts'
import { useAbsence } from './use-absence.ts'
import { useViolations } from './use-violations.ts'
import type { RoomListener } from '../../../platform/calls/live-rooms.ts'
import { joinRoom } from '../../../platform/calls/live.ts'
import { useSession } from '../../../platform/session/session.ts'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'

/** How often the name is repeated: enough for the largest screens. The rest is cut off. */
const times = 120

/** The examinee's name behind the questions, so that a photograph shows who took the exam. */
function Watermark({ text }: { text: string }) {
  return (
    <div className={classes.watermark} aria-hidden>
      {Array.from({ length: times }, (_, index) => (
        <span key={index} data-text={text} />
      ))}
    </div>
  )
}

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
  const { t } = useTranslation()
  const { count } = useNumbers()
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
  const { answer_again, hides_timer, has_larger_text } = sitting
  const look = useMemo(
    () => ({
      tagOf: ({ marks, minus_marks: minus, part_marks }: Q) =>
        [
          t('exam.worth', { count: marks, shown: count(marks) }),
          ...(part_marks ? [t('exam.part_marks')] : []),
          ...(minus > 0 ? [t('exam.wrong_costs', { shown: count(minus) })] : []),
        ].join(' · '),
      onShown: (questionId: number) => void (shown.current = questionId),
      hidesClock: hides_timer,
      showsSaved: true,
      isFinal: !answer_again,
      leaveWords: {
        leave: t('exam.leave'),
        title: t('exam.leave_title'),
        text: t('exam.leave_text'),
        giveUp: t('play.hand_in'),
      },
    }),
    [t, count, hides_timer, answer_again],
  )
  return (
    <div className={classes.exam} data-large={has_larger_text || undefined}>
      <Watermark text={sitting.watermark} />
      <FreeLookProvider value={look}>
        <FreePlayScreen {...opened} terms={terms} />
      </FreeLookProvider>
    </div>
  )
}
