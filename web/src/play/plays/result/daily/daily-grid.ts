import type { Peers, ReviewItem } from '@trivium/contract/play/plays'
import type { DailyQuiz } from '@trivium/contract/play/solo'

/** A mark for each question in order: right and wrong differ by shape, not by colour alone. */
export function gridOf(items: Pick<ReviewItem, 'correct'>[]): string {
  return items.map(({ correct }) => (correct ? '●' : '○')).join('')
}

/** Whether freezes have just kept the streak: the day before today was frozen. */
export const hasJustFrozen = ({ days }: Pick<DailyQuiz, 'days'>) => days.at(-2)?.frozen === true

/** The verdicts of a perfect round, which are known without the review. */
export const rightsOf = (total: number): Pick<ReviewItem, 'correct'>[] => Array.from({ length: total }, () => ({ correct: true }))

interface Hardest {
  /** From 1 on. */
  number: number
  /** Of the first answers of all players, in percent. */
  percentage: number
  /** The player knew it, too. */
  knew: boolean
}

/** The question that the fewest players knew, of those that enough players have met (docs/decisions/061). */
export function hardestOf(items: Pick<ReviewItem, 'correct' | 'correct_answer' | 'peers'>[]): Hardest | null {
  const known = items.flatMap(({ correct, correct_answer, peers }, index) =>
    peers ? [{ number: index + 1, percentage: shareOf(peers, correct_answer), knew: correct }] : [],
  )
  return known.toSorted((one, other) => one.percentage - other.percentage)[0] ?? null
}

const shareOf = ({ shares }: Peers, key: string) => new Map(Object.entries(shares)).get(key) ?? 0

/** The last seven days, including today. */
export function lastWeek({ days }: Pick<DailyQuiz, 'days'>): { day: string; isTaken: boolean; isFrozen: boolean; isBefore: boolean }[] {
  const first = days.find(({ percentage }) => percentage !== null)?.day ?? ''
  return days
    .slice(-7)
    .map(({ day, percentage, frozen }) => ({ day, isTaken: percentage !== null, isFrozen: frozen, isBefore: !frozen && day < first }))
}
