// Scores an answer for the Rasch model: right or wrong, nothing between.

import { type AnswerKey, isRight } from '../../play/plays/grading.ts'
import { type PartRules, pointsGiven, pointsPossible } from '../../play/plays/item-points.ts'
import { countsAsRight } from './model.ts'

/** Matching needs all pairs, because players find half of them by elimination. @param given as parseAnswer returns it */
export function isRightItem(given: string | null, key: AnswerKey, rules: PartRules): boolean {
  if (key.question_type === 'matching') return isRight(given, key)
  return countsAsRight(pointsGiven(given, key, rules), pointsPossible(key, rules))
}
