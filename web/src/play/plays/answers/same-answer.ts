import type { AnswerOutcome, Q } from '@trivium/contract/play/plays'
import { isWithin } from '@trivium/rules/bank/questions/numbers'
import { foldWord } from '@trivium/rules/play/plays/words'

type AnswerFeedback = Pick<AnswerOutcome, 'correct_answer' | 'also_right' | 'tolerance'>

/** Whether an answer is the right one, as the server sees it: keys are compared exactly, words in folded form, numbers with their tolerance. */
export function isSameAnswer(
  answer: string,
  feedback: AnswerFeedback,
  { question_type, unit }: Pick<Q, 'question_type' | 'unit'>,
): boolean {
  const { correct_answer: right, also_right, tolerance } = feedback
  if (right === null || right === '') return false
  if (question_type === 'number') return isWithin(answer, { value: Number(right), tolerance: tolerance ?? 0, unit })
  if (question_type === 'guess_the_word') return [right, ...also_right].some(word => foldWord(word) === foldWord(answer))
  return answer === right
}
