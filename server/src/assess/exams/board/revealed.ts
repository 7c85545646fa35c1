// What examinees learn of their results, and when. Marks are an oracle: with the marks of some accounts others can work out the answers.

import type { ExamResult } from '@trivium/contract/assess/exams'
import type { ExamRow } from '../store.ts'

type Choice = Pick<ExamRow, 'released_at' | 'release_when' | 'marks_at_hand_in'>

/** Whether examinees may review the right answers. */
export const isReleased = ({ released_at, release_when }: Omit<Choice, 'marks_at_hand_in'>) =>
  released_at !== null || release_when === 'hand_in'

/** Whether marks are revealed, and everything that gives them away. In SQL: marksAreRevealed in revealed-store.ts. */
export const revealsMarks = (exam: Choice) => isReleased(exam) || exam.marks_at_hand_in

/** An attempt's result as its examinee may see it now. */
export function revealedResult(result: ExamResult, exam: Choice): ExamResult {
  if (revealsMarks(exam)) return result
  const nothing = { correct: null, incorrect: null, obtained_marks: null }
  const seeds = { Correct: null, InCorrect: null }
  return {
    ...result,
    ...nothing,
    ...seeds,
    passed: null,
    statistics: result.statistics.map(row => ({ ...row, ...nothing, in_part: null })),
  }
}
