// The marks of an exam's question, which its examiner sets until somebody has started. Processes cache questions, so a change is a new row:
// then no sitting begins with the old marks.

import type { InputOf } from '@trivium/contract/platform/action'
import type { ExamPaper, examAdmin } from '@trivium/contract/assess/exams.admin'
import type { StaffContext } from '../../../platform/api/handle.ts'
import { InvalidInput, refuse } from '../../../platform/api/refuse.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { lockUnstarted } from '../board/managers.ts'
import { moveMinusMarksOfDraws } from './draw-store.ts'
import { paperOf } from './paper.ts'
import { type MarksOfQuestion, setMarks } from './paper-store.ts'
import { replaceQuestion } from '../results/regrade-store.ts'

export async function setQuestionMarks(
  { exam_id, question_id, marks, minus_marks, part_marks }: InputOf<(typeof examAdmin)['set_question_marks']>,
  context: StaffContext,
): Promise<ExamPaper> {
  const { db, audit } = context
  if (minus_marks > marks) throw new InvalidInput([{ field: 'minus_marks', problem: 'is above the marks of the question' }])
  await lockUnstarted(exam_id, context)
  const before = (await paperOf(db, exam_id)).questions.find(({ id }) => id === question_id) ?? refuse('document_not_found')
  if (before.draw_id !== null) throw new InvalidInput([{ field: 'question_id', problem: 'has the marks of its draw' }])
  const after = { marks, minus_marks, part_marks }
  await changeMarks(db, exam_id, question_id, after)
  const was = { marks: before.marks, minus_marks: before.minus_marks, part_marks: before.part_marks }
  audit({ subject: `question:${question_id}`, before: { exam_id, ...was }, after })
  return paperOf(db, exam_id)
}

/** Moves the questions and draws that have the minus marks of the exam, limited to their own marks; those with a value of their own keep it. */
export async function moveMinusMarks(tx: Tx, examId: number, from: number, to: number): Promise<void> {
  const { questions } = await paperOf(tx, examId)
  for (const { id, marks, minus_marks, part_marks } of questions)
    if (minus_marks === Math.min(from, marks)) await changeMarks(tx, examId, id, { marks, part_marks, minus_marks: Math.min(to, marks) })
  await moveMinusMarksOfDraws(tx, examId, from, to)
}

export async function changeMarks(tx: Tx, examId: number, questionId: number, marks: MarksOfQuestion): Promise<void> {
  await setMarks(tx, await replaceQuestion(tx, examId, questionId, null), marks)
}
