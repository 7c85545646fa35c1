// Estimates of ability from answers to items of known difficulty.

import { probabilityRight } from './model.ts'

export interface Response {
  /** Difficulty of the item, in logits. */
  b: number
  isRight: boolean
}

export interface Estimate {
  /** Logits. */
  theta: number
  standardError: number
}

const points = 61
const edge = 6
const grid = Array.from({ length: points }, (_, index) => -edge + (2 * edge * index) / (points - 1))
/** log of the prior N(0, 1), without its constant. */
const logPrior = grid.map(theta => -(theta * theta) / 2)

/**
 * Expected a posteriori: mean and standard deviation of the posterior under N(0, 1), by quadrature with 61 points on [−6, 6]. It is stable
 * from the first answer on, but shrinks towards 0. So it only chooses items and is never reported. Source: Bock & Mislevy 1982.
 */
export function expectedAPosteriori(responses: readonly Response[]): Estimate {
  const logs = grid.map((theta, index) => (logPrior[index] ?? 0) + logLikelihood(theta, responses))
  const highest = Math.max(...logs)
  const weights = logs.map(log => Math.exp(log - highest))
  const total = sum(weights)
  const theta = sum(grid.map((at, index) => at * (weights[index] ?? 0))) / total
  const variance = sum(grid.map((at, index) => (at - theta) ** 2 * (weights[index] ?? 0))) / total
  return { theta, standardError: Math.sqrt(variance) }
}

export function logLikelihood(theta: number, responses: readonly Response[]): number {
  return sum(responses.map(({ b, isRight }) => -Math.log1p(Math.exp(isRight ? b - theta : theta - b))))
}

/** Bound of estimates, in logits: abilities beyond it cannot be told apart. */
const farthest = 12
const precision = 1e-10

/**
 * Warm's weighted likelihood estimate: the zero of Σ(u − P) + J ÷ 2I with I = ΣP(1 − P) and J = ΣP(1 − P)(1 − 2P), where likelihood × √I is
 * greatest. Unlike maximum likelihood it is finite when all answers are right or all are wrong, and almost free of bias. The standard error
 * is 1 ÷ √I. Source: Warm 1989, Psychometrika 54, 427–450. Without answers it is 0 with an infinite error. A few answers to items more than
 * 4 logits apart carry almost no information and can have several zeros; the estimate is then one of them.
 */
export function weightedLikelihood(responses: readonly Response[]): Estimate {
  if (responses.length === 0) return { theta: 0, standardError: Infinity }
  let [low, high, theta] = [-farthest, farthest, 0]
  for (;;) {
    const { score, slope, information } = weightedScore(theta, responses)
    if (score > 0) low = theta
    else high = theta
    // Newton's step if it stays within the bounds; otherwise bisection, which always converges.
    const newton = theta - score / slope
    const next = slope < 0 && newton > low && newton < high ? newton : (low + high) / 2
    if (Math.abs(next - theta) < precision) return { theta: next, standardError: 1 / Math.sqrt(information) }
    theta = next
  }
}

/** Warm's function at θ, its slope, and the information. */
function weightedScore(theta: number, responses: readonly Response[]) {
  let [score, information, bias, biasSlope] = [0, 0, 0, 0]
  for (const { b, isRight } of responses) {
    const p = probabilityRight(theta, b)
    const pq = p * (1 - p)
    const skew = 1 - 2 * p
    score += (isRight ? 1 : 0) - p
    information += pq
    bias += pq * skew
    biasSlope += pq * (skew * skew - 2 * pq)
  }
  const half = bias / (2 * information)
  // The slope of the information is `bias`, so the quotient rule gives the slope of bias ÷ 2 information.
  return { score: score + half, slope: biasSlope / (2 * information) - 2 * half * half - information, information }
}

export interface Interval {
  low: number
  high: number
}

/** The normal quantile of 97.5 %. */
const z = 1.959964

/** The 95 % interval. */
export function intervalOf({ theta, standardError }: Estimate): Interval {
  return { low: theta - z * standardError, high: theta + z * standardError }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
