// Marks of an answer: full, part, none, or negative. Marks are multiples of 0.25, which are exact in binary, so their sums are exact, too.

import type { FrozenQuestion } from './frozen.ts'
import { type AnswerKey, isRight } from './grading.ts'
import { pointsGiven, pointsPossible } from './item-points.ts'

/** Marks of a question, frozen when the play starts. */
export type MarkTerms = Pick<FrozenQuestion, 'minus' | 'parts' | 'shares'> & { marks: number }

export const isInQuarters = (marks: number): boolean => Number.isInteger(marks * 4)

/** Rounds to the nearest quarter of a mark, halves up. Never −0. */
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

/** Marks of a whole exam: minus marks reduce the sum, but not below 0. */
export const marksOfAll = (given: readonly number[]): number =>
  Math.max(
    0,
    given.reduce((sum, marks) => sum + marks, 0),
  )

/** Part marks: right options minus wrong ones, neighbours in order, or right pairs. Only a right answer gets full marks. */
function byParts(given: string, key: AnswerKey, { marks, minus = 0, parts = false }: MarkTerms): number {
  const fraction = parts ? Math.max(...keysOf(key).map(one => fractionOf(given, one))) : 0
  return fraction > 0 ? Math.max(0, Math.min(inQuarters(marks * fraction), marks - 0.25)) : 0 - minus
}

const keysOf = ({ later = [], ...own }: AnswerKey): AnswerKey[] => [own, ...later.map(one => ({ ...own, ...one }))]

const fractionOf = (given: string, key: AnswerKey) =>
  pointsGiven(given, key, { scoresPairs: true }) / pointsPossible(key, { scoresPairs: true })

/**
 * Each chosen option is worth its percent of the marks, as in Moodle's fractions and QTI's mapResponse. An answer worth nothing costs
 * `minus`. But if a share is negative, the shares define the cost, which is at most `minus`.
 */
function byShares(given: string, { marks, minus = 0 }: MarkTerms, shares: readonly number[]): number {
  const percent = given.split(',').reduce((sum, index) => sum + (shares[Number(index)] ?? 0), 0)
  const sayCosts = shares.some(share => share < 0)
  if (percent <= 0 && !sayCosts) return 0 - minus
  return Math.max(0 - minus, Math.min(marks, inQuarters((marks * percent) / 100)))
}
