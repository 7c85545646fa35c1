// Access of examiners to exams: every call of an examiner begins with one of these functions. The rules are in ../policy.ts.

import type { InputOf } from '@trivium/contract/platform/action'
import type { ExamPaper, examAdmin } from '@trivium/contract/assess/exams.admin'
import type { Context, StaffContext } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { refuseOthers } from '../../../platform/api/seen.ts'
import { type AttemptRow, readAttemptOfPlay } from '../sitting/attempt-store.ts'
import { readExamManagement, readColleagues, readExaminers, setExamManagement } from './managers-store.ts'
import { paperOf } from '../paper/paper.ts'
import { isStarted, lockExam } from '../paper/paper-store.ts'
import { type ExamManagement, canManageExam, canHandOver, mayManageExams } from '../policy.ts'
import { type ExamRow, readExamWithManagers } from '../store.ts'

/** @throws Refused document_not_found, exam_not_yours */
export async function managedExam(examId: number, { db, player }: Context): Promise<ExamRow> {
  const exam = (await readExamWithManagers(db, examId)) ?? refuse('document_not_found')
  return canManageExam(exam, player) ? exam : refuse('exam_not_yours')
}

/** Also locks out simultaneous starts and changes. @throws Refused document_not_found, exam_not_yours */
export async function lockManagedExam(examId: number, context: StaffContext): Promise<ExamRow> {
  if (!(await lockExam(context.db, examId))) refuse('document_not_found')
  return managedExam(examId, context)
}

/** Locks the exam, so that nobody can start it meanwhile. @throws Refused document_not_found, exam_not_yours, exam_started */
export async function lockUnstarted(examId: number, context: StaffContext): Promise<ExamRow> {
  const exam = await lockManagedExam(examId, context)
  return (await isStarted(context.db, examId)) ? refuse('exam_started') : exam
}

/** @throws Refused document_not_found, exam_not_yours */
export async function attemptOfManagedExam(playId: number, context: Context): Promise<{ exam: ExamRow; attempt: AttemptRow }> {
  const attempt = (await readAttemptOfPlay(context.db, playId)) ?? refuse('document_not_found')
  return { attempt, exam: await managedExam(attempt.exam_id, context) }
}

/** Hands an exam over, or shares it. An examiner who hands it over without sharing it loses access. */
export async function changeManagers(input: InputOf<typeof examAdmin.set_exam_managers>, context: StaffContext): Promise<ExamPaper> {
  const { exam_id, examiner_id = null, manager_ids, were } = input
  const { db, player, audit } = context
  if (!(await lockExam(db, exam_id))) refuse('document_not_found')
  const before = must(await readExamManagement(db, exam_id), 'it was just locked')
  if (!canHandOver(before, player)) refuse('exam_not_yours')
  if (before.examiner_id !== were.examiner_id) refuse('changed_meanwhile')
  refuseOthers(before.manager_ids, were.manager_ids)
  const after: ExamManagement = { examiner_id, manager_ids: [...new Set(manager_ids)].filter(id => id !== examiner_id) }
  const ids = [...after.manager_ids, ...(examiner_id === null ? [] : [examiner_id])]
  const able = (await readColleagues(db, ids)).filter(mayManageExams)
  if (able.length < ids.length) refuse('not_an_examiner')
  await setExamManagement(db, exam_id, after)
  audit({ subject: `exam:${exam_id}`, before, after })
  return paperOf(db, exam_id)
}

export async function listExaminers(_input: object, { db }: Context) {
  return (await readExaminers(db)).map(({ id, name }) => ({ id, name }))
}
