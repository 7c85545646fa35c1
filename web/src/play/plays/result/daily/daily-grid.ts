import type { ReviewItem } from '@trivium/contract/play/plays'
import type { DailyQuiz } from '@trivium/contract/play/solo'

/** A mark for each question in order: right and wrong differ by shape, not by colour alone. */
export function gridOf(items: Pick<ReviewItem, 'correct'>[]): string {
  return items.map(({ correct }) => (correct ? '●' : '○')).join('')
}

/** Whether freezes have just kept the streak: the day before today was frozen. */
export const hasJustFrozen = ({ days }: Pick<DailyQuiz, 'days'>) => days.at(-2)?.frozen === true

/** The verdicts of a perfect round, which are known without the review. */
export const rightsOf = (total: number): Pick<ReviewItem, 'correct'>[] => Array.from({ length: total }, () => ({ correct: true }))

/** The last seven days, including today. */
export function lastWeek({ days }: Pick<DailyQuiz, 'days'>): { day: string; isTaken: boolean; isFrozen: boolean; isBefore: boolean }[] {
  const first = days.find(({ percentage }) => percentage !== null)?.day ?? ''
  return days
    .slice(-7)
    .map(({ day, percentage, frozen }) => ({ day, isTaken: percentage !== null, isFrozen: frozen, isBefore: !frozen && day < first }))
}
