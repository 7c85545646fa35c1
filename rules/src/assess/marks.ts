// What an answer is worth in marks: all, a part, nothing, or less than nothing. Marks go in steps of 0.25, which are exact in binary, so
// that their sums are exact, too.

import type { FrozenQuestion } from '../play/plays/frozen.ts'
import { type AnswerKey, isRight } from '../play/plays/grading.ts'
import { pointsGiven, pointsPossible } from '../play/plays/item-points.ts'

/** Marks of a question, frozen when the play starts. */
export type MarkTerms = Pick<FrozenQuestion, 'minus' | 'parts' | 'shares'> & { marks: number }

export const isInQuarters = (marks: number): boolean => Number.isInteger(marks * 4)

/** To the nearest quarter of a mark; what lies between two goes up. Never −0. */
const inQuarters = (marks: number): number => Math.round(marks * 4) / 4 + 0

/**
 * Marks of an answer, in steps of 0.25: from `-minus` to `marks`. No answer costs nothing.
 * @param given as parseAnswer returns it
 */
export function marksGiven(given: string | null, key: AnswerKey, terms: MarkTerms): number {
  if (given === null || given === '') return 0
  if (isRight(given, key)) return terms.marks
  return terms.shares ? byShares(given, terms, terms.shares) : byParts(given, key, terms)
}

/** A whole exam: wrong answers take away what others have brought, and no more. */
export const marksOfAll = (given: readonly number[]): number =>
  Math.max(
    0,
    given.reduce((sum, marks) => sum + marks, 0),
  )

/** Right options minus wrong ones, neighbours in order, or right pairs. What is not right is never worth all marks. */
function byParts(given: string, key: AnswerKey, { marks, minus = 0, parts = false }: MarkTerms): number {
  const fraction = parts ? Math.max(...keysOf(key).map(one => fractionOf(given, one))) : 0
  return fraction > 0 ? Math.max(0, Math.min(inQuarters(marks * fraction), marks - 0.25)) : 0 - minus
}

const keysOf = ({ later = [], ...own }: AnswerKey): AnswerKey[] => [own, ...later.map(one => ({ ...own, ...one }))]

const fractionOf = (given: string, key: AnswerKey) =>
  pointsGiven(given, key, { scoresPairs: true }) / pointsPossible(key, { scoresPairs: true })

/**
 * Each chosen option is worth its percent of the marks, as Moodle's fractions and QTI's mapResponse have it. What is worth nothing costs
 * `minus`, unless the shares themselves say what wrong options cost: then it costs that, and at most `minus`.
 */
function byShares(given: string, { marks, minus = 0 }: MarkTerms, shares: readonly number[]): number {
  const percent = given.split(',').reduce((sum, index) => sum + (shares[Number(index)] ?? 0), 0)
  const sayCosts = shares.some(share => share < 0)
  if (percent <= 0 && !sayCosts) return 0 - minus
  return Math.max(0 - minus, Math.min(marks, inQuarters((marks * percent) / 100)))
}
