// Places on the list of an exam by name, one at a time.

import type { InputOf } from '@trivium/contract/platform/action'
import type { examAdmin } from '@trivium/contract/assess/exams.admin'
import type { StaffContext } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { type ExamSeat, presentSeat } from '../board/board.ts'
import { readSeatOfAccount } from '../board/board-store.ts'
import { lockManagedExam } from '../board/managers.ts'
import { isActiveAccount } from '../board/people-store.ts'
import { isStartedBy } from '../paper/paper-store.ts'
import { changeLists } from './running.ts'
import { deleteExaminee, isOwnIdListed, putExaminees } from './store.ts'

type Admin = typeof examAdmin

export async function seatExaminee(input: InputOf<Admin['seat_examinee']>, context: StaffContext): Promise<ExamSeat> {
  const { exam_id, account_id, ...terms } = input
  const { db, now, player, audit } = context
  await lockManagedExam(exam_id, context)
  if (!(await isActiveAccount(db, account_id))) refuse('user_not_found')
  if (terms.own_id !== undefined && (await isOwnIdListed(db, exam_id, terms.own_id, account_id))) refuse('own_id_taken')
  const before = await readSeatOfAccount(db, exam_id, account_id)
  const seat = { ...terms, account_id, listed_email: null }
  await changeLists(db, [exam_id], { now, by: player.id }, () => putExaminees(db, exam_id, [seat]))
  audit({
    subject: `exam:${exam_id}`,
    before: before && { account_id, extra_percent: before.extra_percent },
    after: { account_id, ...terms },
  })
  return presentSeat(must(await readSeatOfAccount(db, exam_id, account_id), 'it was just written'))
}

/** A place whose attempt has begun stays. */
export async function unseatExaminee(
  { exam_id, account_id }: InputOf<Admin['unseat_examinee']>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const { db, audit } = context
  await lockManagedExam(exam_id, context)
  if (await isStartedBy(db, exam_id, account_id)) refuse('exam_started')
  if (!(await deleteExaminee(db, exam_id, account_id))) refuse('document_not_found')
  audit({ subject: `exam:${exam_id}`, before: { account_id } })
  return {}
}
