// What an examinee's client reports about itself at hand-in. Clients use any format, and we believe none: the examiner reads it.

import type { ExamClaim } from '../../../platform/db/tables/exam-tables.ts'

/** No exam has more questions, so more say nothing. */
const mostReported = 500

/** Question ids in a text such as `7,8`, `[7, 8]` or `["7"]`, each once, in its order. */
export function reportedQuestions({ captured_question_ids: text }: ExamClaim): number[] {
  const numbers = text.match(/\d+/g) ?? []
  // Longer numbers are no ids of ours.
  return [...new Set(numbers.filter(digits => digits.length <= 9).map(Number))].slice(0, mostReported)
}
