// Grades one answer by the rules of its play.

import { isRight } from '@trivium/rules/play/plays/grading'
import { pointsGiven } from '@trivium/rules/play/plays/item-points'
import { marksGiven } from '@trivium/rules/assess/marks'
import { pointsOf } from '@trivium/rules/play/plays/scoring'
import { answerKeyOf, type CachedQuestion } from '../../../bank/questions/index.ts'
import { formatOf } from '../format.ts'
import type { PlayRow } from '../store.ts'

interface Given {
  position: number
  /** As stored. Null where none was given. */
  answer: string | null
}

export function gradeOf(play: PlayRow, { position, answer }: Given, question: CachedQuestion): { correct: boolean; points: number } {
  const key = answerKeyOf(question)
  const correct = isRight(answer, key)
  const { marks: most = 0, ...terms } = play.questions[position] ?? {}
  const marks = marksGiven(answer, key, { ...terms, marks: most })
  const parts = pointsGiven(answer, key, play.rules)
  return { correct, points: pointsOf(formatOf(play).scoring, { correct, isGiven: Boolean(answer), marks, parts }, play.rules) }
}
