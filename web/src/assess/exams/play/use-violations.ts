// Reports violations that the page sees: to the examinee at once, and through the server to the examiner.

import type { ViolationKind } from '@trivium/contract/assess/exam-names'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/calls/api.ts'
import { notify } from '../../../platform/ui/feedback/notify.ts'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'
import { ownDevice } from './device.ts'
import { violationText } from './violation-text.ts'
import { watchViolations } from './watch-violations.ts'

/** @returns a function that gives the ids of the questions during which the page saw a violation */
export function useViolations(playId: number, shown: RefObject<number | null>): () => number[] {
  const { t } = useTranslation()
  const latest = useLatest(t)
  const captured = useRef(new Set<number>())
  useEffect(() => {
    const device = ownDevice()
    const note = (kind: ViolationKind) => {
      const questionId = shown.current
      if (questionId !== null) captured.current.add(questionId)
      const text = violationText(kind, device)
      // The text is the id of the toast, so that two signs of one screenshot show once.
      notify.error(latest.current(text), text)
      void call('note_violation', { play_id: playId, kind, ...(questionId !== null && { question_id: questionId }) }, { keepalive: true })
    }
    const clipboard = navigator.clipboard instanceof EventTarget ? navigator.clipboard : null
    return watchViolations({ window, document, clipboard, device, now: () => performance.now() }, note)
  }, [playId, shown, latest])
  return useCallback(() => [...captured.current], [])
}
