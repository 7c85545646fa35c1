// What a browser can tell of a rule that is broken: the examinee is told at once, the examiner by the server.

import type { ViolationKind } from '@trivium/contract/exam-names'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api.ts'
import { notify } from '../../ui/notify.ts'
import { useLatest } from '../../ui/use-latest.ts'
import { violationText } from './violation-text.ts'

/** @returns the questions during which something was seen */
export function useViolations(playId: number, shown: RefObject<number | null>): () => number[] {
  const { t } = useTranslation()
  const latest = useLatest(t)
  const captured = useRef(new Set<number>())
  useEffect(() => {
    const note = (kind: ViolationKind) => {
      const questionId = shown.current
      if (questionId !== null) captured.current.add(questionId)
      notify.error(latest.current(violationText(kind, navigator.userAgent)), `violation-${kind}`)
      void call('note_violation', { play_id: playId, kind, ...(questionId !== null && { question_id: questionId }) }, { keepalive: true })
    }
    // Some systems tell a page only of the key's release.
    const onKey = (event: KeyboardEvent) => event.key === 'PrintScreen' && note('print_key')
    const onCopy = (event: ClipboardEvent) => {
      event.preventDefault()
      note('copy')
    }
    const onPrint = () => note('print')
    const onFullScreen = () => document.fullscreenElement === null && note('left_full_screen')
    document.addEventListener('keyup', onKey)
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCopy)
    window.addEventListener('beforeprint', onPrint)
    document.addEventListener('fullscreenchange', onFullScreen)
    return () => {
      document.removeEventListener('keyup', onKey)
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      window.removeEventListener('beforeprint', onPrint)
      document.removeEventListener('fullscreenchange', onFullScreen)
    }
  }, [playId, shown, latest])
  return useCallback(() => [...captured.current], [])
}
