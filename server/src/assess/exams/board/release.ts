// Releases the results of an exam: unseals its questions and notifies everyone who has sat it.

import type { InputOf } from '@trivium/contract/platform/action'
import type { ExamPaper, examAdmin } from '@trivium/contract/assess/exams.admin'
import type { StaffContext } from '../../../platform/api/handle.ts'
import { inPortions } from '../../../platform/api/http/pause.ts'
import { InvalidInput, must, refuse } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { notify } from '../../../rewards/notices/index.ts'
import { readSitters } from '../sitting/attempt-store.ts'
import { lockManagedExam } from './managers.ts'
import { noteEvents } from '../sitting/event-store.ts'
import { paperOf } from '../paper/paper.ts'
import { isSomebodySitting, lockExam, sealExam, updateExam } from '../paper/paper-store.ts'
import { type ExamRow, readDueReleases, readExam } from '../store.ts'

/** Refuses until everybody has finished: an examinee who still sits must learn nothing from the others. */
export async function releaseExam(
  { exam_id }: InputOf<(typeof examAdmin)['release_exam_results']>,
  context: StaffContext,
): Promise<ExamPaper> {
  const { db, now, player, audit } = context
  await inTransaction(db, async tx => {
    const exam = await lockManagedExam(exam_id, { ...context, db: tx })
    if (exam.release_when === 'hand_in') throw new InvalidInput([{ field: 'exam_id', problem: 'shows its results at hand-in' }])
    if (now < exam.ends_at || (await isSomebodySitting(tx, exam_id))) refuse('exam_not_over')
    await release(tx, exam, player.id, now)
    audit({ subject: `exam:${exam_id}`, before: { released_at: exam.released_at }, after: { released_at: exam.released_at ?? now } })
  })
  return paperOf(db, exam_id)
}

/** Releases exams whose release is due. @returns how many */
export async function releaseDueExams(db: Db, now: Date): Promise<number> {
  const due = await readDueReleases(db, now)
  for (const id of due) {
    await inTransaction(db, async tx => {
      await lockExam(tx, id)
      if (await isSomebodySitting(tx, id)) return
      await release(tx, must(await readExam(tx, id), 'exams are not deleted'), null, now)
    })
  }
  return due.length
}

async function release(tx: Tx, exam: ExamRow, accountId: number | null, at: Date): Promise<void> {
  if (exam.released_at !== null) return
  await updateExam(tx, exam.id, { released_at: at })
  await sealExam(tx, exam.id, false)
  await noteEvents(tx, { examId: exam.id, playId: null, accountId, event: 'released', at })
  const notice = { type: 'exam_released' as const, key: `exam_released:${exam.id}`, params: { exam: exam.title }, typeId: exam.id, at }
  for await (const some of inPortions(await readSitters(tx, exam.id), 100))
    await notify(tx, ...some.map(accountId => ({ ...notice, accountId })))
}
