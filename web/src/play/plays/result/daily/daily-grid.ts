import type { ReviewItem } from '@trivium/contract/play/plays'
import type { DailyQuiz } from '@trivium/contract/play/solo'

/** A mark for each question in its order: right or not, by form and not by colour alone. */
export function gridOf(items: Pick<ReviewItem, 'correct'>[]): string {
  return items.map(({ correct }) => (correct ? '●' : '○')).join('')
}

/** Whether freezes kept the streak just now: the days before today were frozen. */
export const hasJustFrozen = ({ days }: Pick<DailyQuiz, 'days'>) => days.at(-2)?.frozen === true

/** Of a perfect round, which needs no review to be known. */
export const rightsOf = (total: number): Pick<ReviewItem, 'correct'>[] => Array.from({ length: total }, () => ({ correct: true }))

/** The last seven days, today included. */
export function lastWeek({ days }: Pick<DailyQuiz, 'days'>): { day: string; isTaken: boolean; isFrozen: boolean }[] {
  return days.slice(-7).map(({ day, percentage, frozen }) => ({ day, isTaken: percentage !== null, isFrozen: frozen }))
}
