// Points and coins of a finished play (rules, section 7). Whole numbers throughout.

import type { ModeRules } from '../modes.ts'

export interface Tally {
  total: number
  correct: number
  wrong: number
}

/** Correct ÷ all questions of the play, 0 to 100 with two decimals. */
export function percentageOf({ correct, total }: Pick<Tally, 'correct' | 'total'>): number {
  return total === 0 ? 0 : Math.round((correct / total) * 10_000) / 100
}

export interface GradedAnswer {
  correct: boolean
  /** False for skipped and lapsed questions, which score 0. */
  isGiven: boolean
  /** Marks of the answer (marks.ts), used in modes that score marks. */
  marks: number
  /** Points for parts of the answer (item-points.ts), used in modes that score parts. */
  parts?: number
}

export interface PointRules {
  scoreCorrect: number
  scoreWrong: number
}

/** The score of one answer: fixed points by the rules, its marks, or its points for parts. */
export function pointsOf(scoring: ModeRules['scoring'], { correct, isGiven, marks, parts = 0 }: GradedAnswer, rules: PointRules): number {
  if (scoring === null || !isGiven) return 0
  if (scoring.by === 'parts') return parts
  if (scoring.by === 'marks') return marks
  return correct ? rules.scoreCorrect : -rules.scoreWrong
}

/** The points that a play adds to the leaderboards, never negative. */
export function leaderboardScore(score: number): number {
  return Math.max(0, score)
}

export interface CoinRules {
  maximumCoins: number
  /** The least percentage of a won play. */
  winningPercentage: number
  /** The least percentage for the maximum of coins. */
  fullCoinsPercentage: number
}

export function isWon(percentage: number, { winningPercentage }: Pick<CoinRules, 'winningPercentage'>): boolean {
  return percentage >= winningPercentage
}

/** `maximumCoins` from `fullCoinsPercentage` on, one coin less for every ten percentage points below it, 0 for a lost play. */
export function coinsFor(percentage: number, rules: CoinRules): number {
  if (!isWon(percentage, rules)) return 0
  if (percentage >= rules.fullCoinsPercentage) return rules.maximumCoins
  return Math.max(0, Math.floor(rules.maximumCoins - (rules.fullCoinsPercentage - percentage) / 10))
}
