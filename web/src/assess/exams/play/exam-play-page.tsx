// The page of a running exam. Every visit takes a new seat; the server then notifies the page that had the seat.

import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { ask, type CallError } from '../../../platform/calls/actions.ts'
import type { Success } from '../../../platform/calls/api.ts'
import { resultPath } from '../../../platform/modes/modes.ts'
import { isPlayId, PlayError, PlayGone, PlaySkeleton } from '../../../play/plays/index.ts'
import { Page } from '../../../platform/ui/layout/page.tsx'
import { agreed } from '../../../platform/ui/hooks/use-way-out.ts'
import { ExamScreen } from './exam-screen.tsx'
import { enterFullScreen } from './full-screen.ts'
import { Button } from '@mantine/core'
import { EmptyState } from '../../../platform/ui/feedback/empty-state.tsx'

/** Shown when the exam continues on another device. */
function MovedScreen({ onContinue }: { onContinue: () => void }) {
  const { t } = useTranslation()
  return (
    <Page title={t('exam.moved_title')} width="narrow" isTitleHidden>
      <EmptyState
        mood="thinking"
        prop="door"
        title={t('exam.moved_title')}
        text={t('exam.moved_text')}
        action={<Button onClick={onContinue}>{t('exam.moved_back')}</Button>}
      />
    </Page>
  )
}

type Seat = Success<'get_exam_module_questions'>

export default function ExamPlayPage() {
  const { t } = useTranslation()
  const playId = Number(useParams().playId)
  const [visit, setVisit] = useState(() => Date.now())
  const [movedFrom, setMovedFrom] = useState<number | null>(null)
  const seat = useSeat(playId, visit)
  if (seat.error?.refusal === 'already_played' || seat.error?.refusal === 'exam_over') {
    return <Navigate to={resultPath({ mode: 'exam', id: playId })} state={agreed} replace />
  }
  if (!seat.data) {
    return (
      <Page title={t('play.title')} width="narrow" isTitleHidden>
        {!isPlayId(playId) ? <PlayGone /> : seat.isError ? <PlayError error={seat.error} onRetry={seat.refetch} /> : <PlaySkeleton />}
      </Page>
    )
  }
  const comeBack = () => {
    enterFullScreen()
    setVisit(Date.now())
  }
  if (movedFrom === seat.data.sitting.seat) return <MovedScreen onContinue={comeBack} />
  return <Sat key={seat.data.sitting.seat} seat={seat.data} onMoved={setMovedFrom} />
}

/** Called once per visit, because each call takes a new seat. */
function useSeat(playId: number, visit: number) {
  return useQuery<Seat, CallError>({
    queryKey: ['exam seat', playId, visit],
    queryFn: () => ask('get_exam_module_questions', { play_id: playId }),
    enabled: isPlayId(playId),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

function Sat({ seat, onMoved }: { seat: Seat; onMoved: (seat: number) => void }) {
  const { data, play, answers, sitting } = seat
  const opened = useMemo(() => ({ data, play, answers }), [data, play, answers])
  return <ExamScreen opened={opened} sitting={sitting} onMoved={() => onMoved(sitting.seat)} />
}
