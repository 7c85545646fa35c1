// Grades one answer by the rules of its play.

import { marksGiven } from '../plays/marks.ts'
import { type AnswerKey, isRight } from '../plays/grading.ts'
import { pointsGiven } from '../plays/item-points.ts'
import { pointsOf } from '../plays/scoring.ts'
import { formatOf, type PlayState } from './state.ts'

export interface GivenAnswer {
  position: number
  /** As stored. Null where none was given. */
  answer: string | null
}

export interface Grade {
  correct: boolean
  points: number
}

/** @param isRightBefore the answer counts as right already, whatever the key says */
export function gradeOf(
  play: Pick<PlayState, 'mode' | 'rules' | 'questions'>,
  { position, answer }: GivenAnswer,
  key: AnswerKey,
  isRightBefore = false,
): Grade {
  const correct = isRightBefore || isRight(answer, key)
  const { marks: most = 0, ...terms } = play.questions[position] ?? {}
  const marks = marksGiven(answer, key, { ...terms, marks: most })
  const parts = pointsGiven(answer, key, play.rules)
  return { correct, points: pointsOf(formatOf(play).scoring, { correct, isGiven: Boolean(answer), marks, parts }, play.rules) }
}
