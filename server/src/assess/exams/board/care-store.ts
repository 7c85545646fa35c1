// SQL about who has which exam in their care.

import { type RawBuilder, sql } from 'kysely'
import type { StaffRole } from '@trivium/contract/platform/action'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Care } from '../policy.ts'

const carerIds = sql`array(select account_id from exam_carers where exam_id = e.id order by account_id)`

/** Of the exam `e`, for statements that find it on their way: what isInCare of ../policy.ts asks. */
export const careOf: RawBuilder<Care> = sql<Care>`jsonb_build_object('examiner_id', e.examiner_id, 'carer_ids', ${carerIds})`

export async function readCare(db: Db, examId: number): Promise<Care | undefined> {
  const { rows } = await sql<Care>`select examiner_id, ${carerIds} as carer_ids from exams e where e.id = ${examId}`.execute(db)
  return rows[0]
}

/** What isInCare of ../policy.ts says of an examiner, for lists. */
export const isInCareOf = (accountId: number): RawBuilder<boolean> => sql<boolean>`(e.examiner_id is null or e.examiner_id = ${accountId}
  or exists (select from exam_carers c where c.exam_id = e.id and c.account_id = ${accountId}))`

export async function setCare(tx: Tx, examId: number, { examiner_id, carer_ids }: Care): Promise<void> {
  await tx.updateTable('exams').set({ examiner_id }).where('id', '=', examId).execute()
  await tx.deleteFrom('exam_carers').where('exam_id', '=', examId).execute()
  if (carer_ids.length === 0) return
  await tx
    .insertInto('exam_carers')
    .values(carer_ids.map(account_id => ({ exam_id: examId, account_id })))
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
