// Item statistics from the first answers of many players. Classical test theory: Lord & Novick, Statistical Theories of Mental
// Test Scores, 1968, chapter 15; Crocker & Algina, Introduction to Classical and Modern Test Theory, 1986, chapter 14.

import type { Difficulty } from '@trivium/contract/bank/question-names'
import { groupedMedian, rangeOf } from './grouped-median.ts'

/** Sums over first answers: a row of item_stats. Adding answers one by one gives the same sums as counting all at once. */
export interface ItemSums {
  attempts: number
  correct: number
  /** Attempts with a rest score. */
  rest_attempts: number
  rest_correct: number
  rest_sum: number
  rest_square_sum: number
  rest_sum_of_correct: number
  /** The number of answers in each range of `timeRangesMs`, and one more range beyond the last bound. */
  times: number[]
}

export interface ItemStats {
  attempts: number
  facility: number | null
  discrimination: number | null
  medianMs: number | null
  /** Facility for players of average ability, if the item is calibrated; it does not depend on who has answered. */
  calibratedFacility: number | null
}

/**
 * Upper bounds of 24 ranges, each 1.31 times the one before, from a quarter of a second to two minutes.
 * Never change them: stored rows count by these ranges.
 */
export const timeRangesMs: readonly number[] = Array.from({ length: 24 }, (_, range) => Math.round(250 * 480 ** (range / 23)))

export interface FirstAnswer {
  correct: boolean
  /** Null if the time is unknown. */
  ms: number | null
  /** The rest score: the share of right answers among the other questions of the play, 0 to 1; null without other questions. */
  restShare: number | null
}

export const noSums: ItemSums = {
  attempts: 0,
  correct: 0,
  rest_attempts: 0,
  rest_correct: 0,
  rest_sum: 0,
  rest_square_sum: 0,
  rest_sum_of_correct: 0,
  times: Array.from({ length: timeRangesMs.length + 1 }, () => 0),
}

export function addAnswer(sums: ItemSums, { correct, ms, restShare }: FirstAnswer): ItemSums {
  const right = correct ? 1 : 0
  const rest = restShare ?? 0
  const hasRest = restShare === null ? 0 : 1
  const range = ms === null ? -1 : rangeOf(ms, timeRangesMs)
  return {
    attempts: sums.attempts + 1,
    correct: sums.correct + right,
    rest_attempts: sums.rest_attempts + hasRest,
    rest_correct: sums.rest_correct + hasRest * right,
    rest_sum: sums.rest_sum + rest,
    rest_square_sum: sums.rest_square_sum + rest * rest,
    rest_sum_of_correct: sums.rest_sum_of_correct + right * rest,
    times: sums.times.map((count, index) => (index === range ? count + 1 : count)),
  }
}

/** The item difficulty index p = correct ÷ attempts: 0 when no player was right, 1 when every player was. */
export function facility({ attempts, correct }: Pick<ItemSums, 'attempts' | 'correct'>): number | null {
  return attempts === 0 ? null : correct / attempts
}

/** A variance below this is a rounding error of floating-point sums. */
const noVariance = 1e-12

/**
 * The point-biserial correlation of right or wrong with the rest score: r = (M₁ − M₀) ÷ s × √(p q), with M₁ and M₀ the mean rest
 * scores of right and wrong answers, s the population standard deviation of all rest scores, p the share right and q = 1 − p.
 * The rest score excludes the question itself, because an item correlates with itself.
 * @returns −1 to 1, or null when all are right, all are wrong, or all have the same rest score.
 */
export function discrimination(sums: ItemSums): number | null {
  const { rest_attempts: n, rest_correct: right } = sums
  const wrong = n - right
  if (right === 0 || wrong === 0) return null
  const mean = sums.rest_sum / n
  const variance = sums.rest_square_sum / n - mean * mean
  if (variance < noVariance) return null
  const meanOfRight = sums.rest_sum_of_correct / right
  const meanOfWrong = (sums.rest_sum - sums.rest_sum_of_correct) / wrong
  const r = ((meanOfRight - meanOfWrong) / Math.sqrt(variance)) * Math.sqrt((right / n) * (wrong / n))
  return Math.max(-1, Math.min(1, r))
}

/** The median answer time, interpolated within its range. */
export function medianMs({ times }: Pick<ItemSums, 'times'>): number | null {
  return groupedMedian(times, timeRangesMs)
}

/** The server uses item statistics from this number of first answers on. */
export const enoughAttempts = 20

/** The counts of a row of item_stats, with the facility from the calibration. */
export interface Counted extends Pick<ItemSums, 'attempts' | 'correct'> {
  calibrated_facility: number | null
}

/** Uses the calibrated facility; without it, the facility of enough attempts; else the author's estimate (0 easy to 1 hard). */
export function difficultyOf({ attempts, correct, calibrated_facility }: Counted, authorDifficulty: number): Difficulty {
  const share = calibrated_facility ?? (attempts >= enoughAttempts ? correct / attempts : null)
  if (share !== null) {
    if (share >= 0.7) return 'easy'
    return share >= 0.4 ? 'medium' : 'hard'
  }
  if (authorDifficulty < 0.34) return 'easy'
  return authorDifficulty < 0.67 ? 'medium' : 'hard'
}

export function statsOf(sums: ItemSums & Counted): ItemStats {
  return {
    attempts: sums.attempts,
    facility: facility(sums),
    discrimination: discrimination(sums),
    medianMs: medianMs(sums),
    calibratedFacility: sums.calibrated_facility,
  }
}
