// A daily quiz in which nothing was answered does not count: it tells nothing, and can be begun again (docs/decisions/011).

import type { Result } from '@trivium/contract/plays'
import type { DailyQuiz } from '@trivium/contract/solo'
import { modeTable } from '@trivium/rules/modes'
import { useAction } from '../../actions.ts'

export interface Untaken {
  canBegin: boolean
}

/** Null for a result that counts. Time over was an answer if the player was there: only the calendar knows. */
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
