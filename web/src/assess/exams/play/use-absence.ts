import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/calls/api.ts'
import { notify } from '../../../platform/ui/feedback/notify.ts'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'
import { AbsenceWatch, type Noted } from './watch-absence.ts'

const retryMs = 400

interface Seat {
  playId: number
  seat: number
  wasWarned: boolean
}

/** Tells the server when the page is hidden and when it is back. @param onOver the absence has ended the exam */
export function useAbsence({ playId, seat, wasWarned }: Seat, onOver: () => void): void {
  const { t } = useTranslation()
  const latest = useLatest({ t, onOver })
  useEffect(() => {
    let isWarned = wasWarned
    const onBack = ({ over, warned }: Noted) => {
      if (over) return latest.current.onOver()
      if (warned && !isWarned) notify.error(latest.current.t('exam.away_warned'), 'exam-away')
      else notify.blank(latest.current.t('exam.away_noted'), 'exam-away')
      isWarned = warned
    }
    const watch = new AbsenceWatch({
      note: (away, kind) => noteAbsence({ play_id: playId, seat, away, kind }),
      onBack,
      wait: () => new Promise(resolve => setTimeout(resolve, retryMs)),
    })
    const stopListening = listen(watch)
    return () => {
      stopListening()
      watch.stop()
    }
  }, [playId, seat, wasWarned, latest])
}

async function noteAbsence(input: Parameters<typeof call<'note_absence'>>[1]) {
  const reply = await call('note_absence', input, { keepalive: true })
  return reply && (reply.error ? 'refused' : reply.data)
}

function listen(watch: AbsenceWatch): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? watch.leave('hidden') : void watch.comeBack())
  const onPageHide = () => watch.leave('left')
  const onPageShow = () => void watch.comeBack()
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('pagehide', onPageHide)
    window.removeEventListener('pageshow', onPageShow)
  }
}
