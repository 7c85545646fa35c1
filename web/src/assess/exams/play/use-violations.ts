// What the page sees of a rule that is broken: the examinee is told at once, the examiner by the server.

import type { ViolationKind } from '@trivium/contract/assess/exam-names'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/calls/api.ts'
import { notify } from '../../../platform/ui/feedback/notify.ts'
import { useLatest } from '../../../platform/ui/hooks/use-latest.ts'
import { ownDevice } from './device.ts'
import { violationText } from './violation-text.ts'
import { watchViolations } from './watch-violations.ts'

/** @returns the questions during which something was seen */
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
      // By the text: two signs of one picture are told once.
      notify.error(latest.current(text), text)
      void call('note_violation', { play_id: playId, kind, ...(questionId !== null && { question_id: questionId }) }, { keepalive: true })
    }
    const clipboard = navigator.clipboard instanceof EventTarget ? navigator.clipboard : null
    return watchViolations({ window, document, clipboard, device, now: () => performance.now() }, note)
  }, [playId, shown, latest])
  return useCallback(() => [...captured.current], [])
}
