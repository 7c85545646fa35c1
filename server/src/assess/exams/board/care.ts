// The exams in somebody's care: every call of an examiner begins with one of these. The rules are in ../policy.ts.

import type { InputOf } from '@trivium/contract/platform/action'
import type { ExamPaper, examOffice } from '@trivium/contract/assess/exams.admin'
import type { Context, StaffContext } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { type AttemptRow, readAttemptOfPlay } from '../sitting/attempt-store.ts'
import { readCare, readColleagues, readExaminers, setCare } from './care-store.ts'
import { paperOf } from '../paper/paper.ts'
import { isStarted, lockExam } from '../paper/paper-store.ts'
import { type Care, isInCare, mayHandOver, mayHaveCare } from '../policy.ts'
import { type ExamRow, readExamAndCare } from '../store.ts'

/** @throws Refused document_not_found, exam_not_in_care */
export async function examInCare(examId: number, { db, player }: Context): Promise<ExamRow> {
  const exam = (await readExamAndCare(db, examId)) ?? refuse('document_not_found')
  return isInCare(exam, player) ? exam : refuse('exam_not_in_care')
}

/** Also against who starts it or changes it at the same moment. @throws Refused document_not_found, exam_not_in_care */
export async function lockInCare(examId: number, context: StaffContext): Promise<ExamRow> {
  if (!(await lockExam(context.db, examId))) refuse('document_not_found')
  return examInCare(examId, context)
}

/** Nobody can start it meanwhile. @throws Refused document_not_found, exam_not_in_care, exam_started */
export async function lockUnstarted(examId: number, context: StaffContext): Promise<ExamRow> {
  const exam = await lockInCare(examId, context)
  return (await isStarted(context.db, examId)) ? refuse('exam_started') : exam
}

/** @throws Refused document_not_found, exam_not_in_care */
export async function attemptInCare(playId: number, context: Context): Promise<{ exam: ExamRow; attempt: AttemptRow }> {
  const attempt = (await readAttemptOfPlay(context.db, playId)) ?? refuse('document_not_found')
  return { attempt, exam: await examInCare(attempt.exam_id, context) }
}

/** Hands an exam over, or shares it. Whoever gives it away without sharing it has no access any more. */
export async function giveCare(input: InputOf<typeof examOffice.set_exam_carers>, context: StaffContext): Promise<ExamPaper> {
  const { exam_id, examiner_id = null, carer_ids } = input
  const { db, player, audit } = context
  if (!(await lockExam(db, exam_id))) refuse('document_not_found')
  const before = must(await readCare(db, exam_id), 'it was just locked')
  if (!mayHandOver(before, player)) refuse('exam_not_in_care')
  const after: Care = { examiner_id, carer_ids: [...new Set(carer_ids)].filter(id => id !== examiner_id) }
  const ids = [...after.carer_ids, ...(examiner_id === null ? [] : [examiner_id])]
  const able = (await readColleagues(db, ids)).filter(mayHaveCare)
  if (able.length < ids.length) refuse('not_an_examiner')
  await setCare(db, exam_id, after)
  audit({ subject: `exam:${exam_id}`, before, after })
  return paperOf(db, exam_id)
}

export async function listExaminers(_input: object, { db }: Context) {
  return (await readExaminers(db)).map(({ id, name }) => ({ id, name }))
}
