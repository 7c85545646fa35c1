// Points for parts of an answer, in tests from the bank: right options minus wrong ones, neighbours in order, or right pairs.

import type { AnswerKey } from './grading.ts'
import { isRightByOwnKey, rightPairs } from './grading.ts'

export interface PartRules {
  scoresPairs?: boolean
}

/** Points of a fully right answer: single choice 1, multi-select 1 per right option, matching 1 per pair, sequence 1, or 1 per pair. */
export function pointsPossible({ question_type, answer }: AnswerKey, { scoresPairs }: PartRules): number {
  if (question_type === 'multi_select' || question_type === 'matching') return answer.length
  return question_type === 'sequence' && scoresPairs ? Math.max(1, answer.length - 1) : 1
}

/**
 * Points of an answer, from 0 to `pointsPossible`. Multi-select is scored +/−: chosen right options minus chosen wrong ones, never below 0.
 * @param given as parseAnswer returns it
 */
export function pointsGiven(given: string | null, key: AnswerKey, rules: PartRules): number {
  if (given === null || given === '') return 0
  const possible = pointsPossible(key, rules)
  const byLater = (key.later ?? []).map(later => (later.is_void ? possible : pointsByKey(given, { ...key, ...later }, rules)))
  return Math.min(possible, Math.max(pointsByKey(given, key, rules), ...byLater))
}

function pointsByKey(given: string, key: AnswerKey, rules: PartRules): number {
  const chosen = given.split(',').map(Number)
  if (key.question_type === 'multi_select') {
    const right = chosen.filter(index => key.answer.includes(index)).length
    return Math.max(0, right - (chosen.length - right))
  }
  if (key.question_type === 'matching') return rightPairs(given, key)
  if (key.question_type === 'sequence' && rules.scoresPairs) return pairsInOrder(chosen, key.answer)
  return isRightByOwnKey(given, key) ? 1 : 0
}

/** Number of neighbouring pairs of the right order that are adjacent and in this order in the answer. */
function pairsInOrder(chosen: readonly number[], answer: readonly number[]): number {
  return answer.slice(1).filter((index, place) => chosen[chosen.indexOf(answer[place] ?? -1) + 1] === index).length
}
