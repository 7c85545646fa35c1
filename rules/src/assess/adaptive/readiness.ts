// Readiness: the probability that an ability is above the passing standard. It needs enough evidence.

import type { Estimate, Interval } from './estimate.ts'

export const leastAnswers = 60
/** With a smaller share of calibrated items, a bank or a set of answers is practice, not evidence. */
export const leastCalibrated = 0.6

export type ReadinessWord = 'low' | 'borderline' | 'high' | 'very_high'

export interface ReadinessEstimate extends Interval {
  /** P(θ > standard), 0 to 1; `low` and `high` bound it. */
  probability: number
  word: ReadinessWord
  estimate: Estimate
}

export const isEnoughEvidence = (answers: number, calibrated: number): boolean => answers >= leastAnswers && calibrated >= leastCalibrated

/**
 * The probability by the normal distribution of the estimate. `low` and `high` are the probabilities for a true ability at either end of
 * the 68 % interval (one standard error to each side), because with the 95 % interval they would reach from 0 to 1.
 */
export function readinessOf(estimate: Estimate, standard: number): ReadinessEstimate {
  const { theta, standardError } = estimate
  const above = (ability: number) => standardNormal((ability - standard) / standardError)
  const probability = above(theta)
  return { probability, low: above(theta - standardError), high: above(theta + standardError), word: wordFor(probability), estimate }
}

export function wordFor(probability: number): ReadinessWord {
  if (probability < 0.4) return 'low'
  if (probability < 0.65) return 'borderline'
  return probability < 0.9 ? 'high' : 'very_high'
}

/** The distribution function of N(0, 1), to 7.5e-8. Source: Abramowitz & Stegun 1964, 26.2.17. */
export function standardNormal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const density = Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
  const tail = density * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return x >= 0 ? 1 - tail : tail
}
