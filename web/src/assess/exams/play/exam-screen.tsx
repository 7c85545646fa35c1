import type { Sitting } from '@trivium/contract/assess/exams'
import type { Q } from '@trivium/contract/play/plays'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { resultPath } from '../../../platform/modes/modes.ts'
import { FreeLookProvider, FreePlayScreen } from '../../../play/plays/index.ts'
import type { OpenFreePlay } from '../../../play/plays/index.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { useOnlyTheGame } from '../../../platform/ui/hooks/only-the-game.ts'
import { agreed } from '../../../platform/ui/hooks/use-way-out.ts'
import classes from './exam-play.module.css'
import { examTerms } from './exam-terms.ts'
import { useFullScreenEnd } from './full-screen.ts'
import { useAbsence } from './use-absence.ts'
import { useExamRoom } from './use-exam-room.ts'
import { useViolations } from './use-violations.ts'
import { Watermark } from './watermark.tsx'

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
