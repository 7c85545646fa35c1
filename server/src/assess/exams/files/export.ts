// Exports all attempts of an exam as a CSV file.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { examAdmin } from '@trivium/contract/assess/exams.admin'
import { csvTable } from '../../../platform/api/csv.ts'
import type { Context } from '../../../platform/api/handle.ts'
import { readAttemptsOfExam } from '../sitting/attempt-store.ts'
import { managedExam } from '../board/managers.ts'
import { reportedQuestions } from '../sitting/reported.ts'
import { resultsOf } from '../results/result.ts'

type Export = typeof examAdmin.export_exam_results

export async function exportResults({ exam_id }: InputOf<Export>, context: Context): Promise<ResultOf<Export>> {
  const { db } = context
  const exam = await managedExam(exam_id, context)
  const attempts = await readAttemptsOfExam(db, exam_id)
  const results = await resultsOf(db, attempts, new Map([[exam_id, exam]]))
  const rows = attempts.map(({ name, account_id, play_id, absences, claim }) => {
    const result = results.get(play_id)
    return {
      account_id,
      name,
      finished_at: result?.finished_at ?? '',
      ended_by: result?.ended_by ?? '',
      obtained_marks: result?.obtained_marks ?? '',
      total_marks: exam.total_marks,
      correct: result?.correct ?? '',
      incorrect: result?.incorrect ?? '',
      not_attempted: result?.not_attempted ?? '',
      seconds: result?.total_duration ?? '',
      violations: result?.violations.length ?? '',
      absences,
      claimed_violation: claim?.rules_violated ?? '',
      claimed_questions: claim ? reportedQuestions(claim).join(' ') : '',
      void_reason: result?.void_reason ?? '',
    }
  })
  return { name: `exam-${exam_id}.csv`, csv: csvTable(rows) }
}
