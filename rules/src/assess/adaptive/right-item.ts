// An answer as the Rasch model takes it: right or wrong, and nothing between.

import { type AnswerKey, isRight } from '../../play/plays/grading.ts'
import { type PartRules, pointsGiven, pointsPossible } from '../../play/plays/item-points.ts'
import { countsAsRight } from './model.ts'

/** Of pairs all must be right: half of them are found by leaving out. @param given as parseAnswer returns it */
export function isRightItem(given: string | null, key: AnswerKey, rules: PartRules): boolean {
  if (key.question_type === 'matching') return isRight(given, key)
  return countsAsRight(pointsGiven(given, key, rules), pointsPossible(key, rules))
}
