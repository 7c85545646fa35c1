// The Rasch model (1PL): ability and difficulty are logits on one scale. Source: Rasch 1960; Lord 1980; van der Linden & Glas 2010.

import { type AnswerKey, isRight } from '../../play/plays/grading.ts'
import { type PartRules, pointsGiven, pointsPossible } from '../../play/plays/item-points.ts'

/** Matching needs all pairs, because players find half of them by elimination. @param given as parseAnswer returns it */
export function isRightItem(given: string | null, key: AnswerKey, rules: PartRules): boolean {
  if (key.question_type === 'matching') return isRight(given, key)
  return countsAsRight(pointsGiven(given, key, rules), pointsPossible(key, rules))
}

/** P(right) = 1 ÷ (1 + e^−(θ − b)). */
export function probabilityRight(theta: number, b: number): number {
  return 1 / (1 + Math.exp(b - theta))
}

/** Fisher information of one answer at ability θ: P(1 − P). It is at most 1/4, when difficulty and ability are equal. */
export function informationOf(theta: number, b: number): number {
  const p = probabilityRight(theta, b)
  return p * (1 - p)
}

/** The author's level, 1 to 10, as a first difficulty: −2 to +2 logits. */
export function difficultyOfLevel(level: number): number {
  return -2 + (4 * (Math.min(10, Math.max(1, level)) - 1)) / 9
}

/** The same for an author's estimate from 0 to 1, in which each level is a tenth. */
export const firstDifficulty = (difficulty: number): number => difficultyOfLevel(10 * difficulty + 0.5)

/** Without a partial-credit model, an item worth several points counts as right with at least half of them. */
export function countsAsRight(points: number, possible: number): boolean {
  return possible > 0 && points >= possible / 2
}
