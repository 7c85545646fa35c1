// What an examinee's client says of itself at hand-in. Any client may say it in its own way, and none is believed: the examiner reads it.

import type { ExamClaim } from '../../../platform/db/tables/exam-tables.ts'

/** More questions than an exam has tell nothing. */
const mostReported = 500

/** The numbers of questions in a text such as `7,8`, `[7, 8]` or `["7"]`, each once, in its order. */
export function reportedQuestions({ captured_question_ids: text }: ExamClaim): number[] {
  const numbers = text.match(/\d+/g) ?? []
  // Longer ones are no id of ours.
  return [...new Set(numbers.filter(digits => digits.length <= 9).map(Number))].slice(0, mostReported)
}
