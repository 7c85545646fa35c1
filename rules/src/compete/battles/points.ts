// The points of an answer, and the time that counts.

import type { AnswerWhy } from '@trivium/contract/integrity/proof-names'
import type { Battle, Seat } from './battle.ts'

const right = 4
/** What a quick right answer brings besides. */
const quick: readonly { withinMs: number; points: number; why: AnswerWhy }[] = [
  { withinMs: 2_000, points: 2, why: 'right_in_2s' },
  { withinMs: 4_000, points: 1, why: 'right_in_4s' },
]
export const mostPointsPerRound = right + 2
/** For the nearest number where nobody is right: quickness alone is no merit, so it brings nothing besides. */
export const nearestPoints = right

export function pointsFor({ correct, ms }: { correct: boolean; ms: number }): number {
  return correct ? right + (quickness(ms)?.points ?? 0) : 0
}

const quickness = (ms: number) => quick.find(({ withinMs }) => ms <= withinMs)

/** Why an answer brought its points. */
export function whyOfAnswer({ answer, correct, ms }: { answer: string; correct: boolean; ms: number }): AnswerWhy {
  if (!correct) return answer === '' ? 'passed' : 'wrong'
  return quickness(ms)?.why ?? 'right'
}

/** At most so much of the way of an answer is taken off: a player who delays the measurement gains no more. */
const longestWayMs = 150

/** From the showing of the options to the arrival of the answer, less half of the measured round trip. */
export function answeringMs({ since }: Pick<Battle, 'since'>, { rttMs }: Pick<Seat, 'rttMs'>, now: number): number {
  const way = Math.min(longestWayMs, Math.max(0, rttMs) / 2)
  return Math.max(0, Math.round(now - since - way))
}
