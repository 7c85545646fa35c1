// A daily quiz without any answer does not count: it reveals no answers and can be started again (docs/decisions/011).

import type { Result } from '@trivium/contract/play/plays'
import type { DailyQuiz } from '@trivium/contract/play/solo'
import { modeTable } from '@trivium/rules/play/modes'
import { useAction } from '../../../../platform/calls/actions.ts'

export interface Untaken {
  canBegin: boolean
}

/** Null for a result that counts. A lapsed question may count as an answer, so only the calendar can tell. */
export function untakenIn(
  { mode, answered, play_id }: Pick<Result, 'mode' | 'answered' | 'play_id'>,
  calendar?: DailyQuiz,
): Untaken | null {
  if (modeTable[mode].takenFrom !== 'first_answer' || answered > 0) return null
  if (calendar?.days.some(day => day.play_id === play_id)) return null
  return { canBegin: calendar !== undefined && calendar.state !== 'done' }
}

export function useUntaken(result: Result): Untaken | null {
  const calendar = useAction('get_daily_quiz_calendar', {}, { enabled: untakenIn(result) !== null })
  return untakenIn(result, calendar.data?.data)
}
