// The points of an answer, and its time.

import type { AnswerWhy } from '@trivium/contract/integrity/proof-names'
import type { Battle, Seat } from './battle.ts'

const right = 4
/** Extra points for a quick right answer. */
const quick: readonly { withinMs: number; points: number; why: AnswerWhy }[] = [
  { withinMs: 2_000, points: 2, why: 'right_in_2s' },
  { withinMs: 4_000, points: 1, why: 'right_in_4s' },
]
export const mostPointsPerRound = right + 2
/** Points for the nearest number if nobody is right; without extra points, because speed alone is no merit. */
export const nearestPoints = right

export function pointsFor({ correct, ms }: { correct: boolean; ms: number }): number {
  return correct ? right + (quickness(ms)?.points ?? 0) : 0
}

const quickness = (ms: number) => quick.find(({ withinMs }) => ms <= withinMs)

/** Why an answer earned its points. */
export function whyOfAnswer({ answer, correct, ms }: { answer: string; correct: boolean; ms: number }): AnswerWhy {
  if (!correct) return answer === '' ? 'passed' : 'wrong'
  return quickness(ms)?.why ?? 'right'
}

/** The most network delay to subtract, so that a player cannot gain by delaying the measurement. */
const longestWayMs = 150

/** Time from showing the options to the arrival of the answer, minus half of the measured rtt. */
export function answeringMs({ since }: Pick<Battle, 'since'>, { rttMs }: Pick<Seat, 'rttMs'>, now: number): number {
  const way = Math.min(longestWayMs, Math.max(0, rttMs) / 2)
  return Math.max(0, Math.round(now - since - way))
}
