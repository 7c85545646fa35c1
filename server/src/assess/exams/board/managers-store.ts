// SQL of the managers of exams.

import { type RawBuilder, sql } from 'kysely'
import type { StaffRole } from '@trivium/contract/platform/action'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { ExamManagement } from '../policy.ts'

const managerIds = sql`array(select account_id from exam_managers where exam_id = e.id order by account_id)`

/** Managers of the exam `e`, for statements that read it: the input of canManageExam in ../policy.ts. */
export const managersOf: RawBuilder<ExamManagement> = sql<ExamManagement>`jsonb_build_object('examiner_id', e.examiner_id, 'manager_ids', ${managerIds})`

export async function readExamManagement(db: Db, examId: number): Promise<ExamManagement | undefined> {
  const { rows } = await sql<ExamManagement>`select examiner_id, ${managerIds} as manager_ids from exams e where e.id = ${examId}`.execute(
    db,
  )
  return rows[0]
}

/** canManageExam of ../policy.ts for an examiner, in SQL, for lists. */
export const isManagedBy = (accountId: number): RawBuilder<boolean> => sql<boolean>`(e.examiner_id is null or e.examiner_id = ${accountId}
  or exists (select from exam_managers c where c.exam_id = e.id and c.account_id = ${accountId}))`

export async function setExamManagement(tx: Tx, examId: number, { examiner_id, manager_ids }: ExamManagement): Promise<void> {
  await tx.updateTable('exams').set({ examiner_id }).where('id', '=', examId).execute()
  await tx.deleteFrom('exam_managers').where('exam_id', '=', examId).execute()
  if (manager_ids.length === 0) return
  await tx
    .insertInto('exam_managers')
    .values(manager_ids.map(account_id => ({ exam_id: examId, account_id })))
    .execute()
}

export interface Colleague {
  id: number
  name: string
  roles: StaffRole[]
}

export function readColleagues(db: Db, ids: number[]): Promise<Colleague[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'roles'])
    .where('id', 'in', [0, ...ids])
    .where('status', '=', 'active')
    .execute()
}

export function readExaminers(db: Db): Promise<Colleague[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'roles'])
    .where(sql<boolean>`roles <> '{}' and roles && array['examiner', 'administrator']`)
    .where('status', '=', 'active')
    .orderBy('name')
    .limit(500)
    .execute()
}
