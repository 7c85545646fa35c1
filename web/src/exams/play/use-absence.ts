// Tells the server when the page is hidden and when it is back. The server's clock decides what an absence comes to; a page that cannot
// say that it is back goes on trying, because the clock runs.

import type { AbsenceKind } from '@trivium/contract/exam-names'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api.ts'
import { notify } from '../../ui/notify.ts'
import { useLatest } from '../../ui/use-latest.ts'

const retryMs = 400

/** @param onOver the absence has ended the exam */
export function useAbsence(playId: number, wasWarned: boolean, onOver: () => void): void {
  const { t } = useTranslation()
  const latest = useLatest({ t, onOver })
  useEffect(() => {
    let isWarned = wasWarned
    let isAway = false
    let isGone = false
    // In their order: "back" must not overtake "away".
    let line: Promise<unknown> = Promise.resolve()
    const leave = (kind: AbsenceKind) => {
      if (isAway) return
      isAway = true
      line = line.then(() => call('note_absence', { play_id: playId, away: true, kind }, { keepalive: true }))
    }
    const comeBack = async () => {
      if (!isAway) return
      isAway = false
      await line
      while (!isAway && !isGone) {
        const reply = await call('note_absence', { play_id: playId, away: false, kind: 'hidden' }, { keepalive: true })
        if (reply?.error === false) return tell(reply.data)
        if (reply) return
        await new Promise(resolve => setTimeout(resolve, retryMs))
      }
    }
    const tell = ({ over, warned }: { over: boolean; warned: boolean }) => {
      if (over) return latest.current.onOver()
      if (warned && !isWarned) notify.error(latest.current.t('exam.away_warned'), 'exam-away')
      else notify.blank(latest.current.t('exam.away_noted'), 'exam-away')
      isWarned = warned
    }
    const onVisibility = () => (document.visibilityState === 'hidden' ? leave('hidden') : void comeBack())
    const onPageHide = () => leave('left')
    const onPageShow = () => void comeBack()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onPageHide)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onPageHide)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [playId, wasWarned, latest])
}
