// How the page sends the answers of an exam and hands it in.

import type { Sitting } from '@trivium/contract/assess/exams'
import { ask } from '../../../platform/calls/actions.ts'
import type { FreeTerms } from '../../../play/plays/index.ts'
import { serverNow } from '../../../platform/calls/server-clock.ts'

interface Seat {
  sitting: Pick<Sitting, 'exam_id' | 'seat' | 'last_number'>
  startedAt: string
  /** Ids of the questions during which the page saw a violation. */
  captured: () => number[]
  onMoved: () => void
}

export function examTerms({ sitting, startedAt, captured, onMoved }: Seat): FreeTerms {
  let number = sitting.last_number
  return {
    // A repeated change gets a new number, too, because the answer may have changed meanwhile.
    withChange: () => ({ seat: sitting.seat, number: (number += 1) }),
    async end(version) {
      const ids = captured()
      await ask('set_exam_module_result', {
        exam_module_id: sitting.exam_id,
        total_duration: Math.max(0, Math.round((serverNow() - Date.parse(startedAt)) / 1000)),
        rules_violated: ids.length > 0,
        captured_question_ids: ids.join(','),
        version,
      })
      return null
    },
    onRefused(refusal) {
      if (refusal !== 'sat_elsewhere') return false
      onMoved()
      return true
    },
  }
}
