// SQL that changes exams and their questions, for examiners.

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Exams } from '../../../platform/db/tables/exam-tables.ts'
import type { Questions } from '../../../platform/db/tables/play-tables.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '../../../platform/db/transaction.ts'
import { wakeJob } from '../../../platform/scheduler/wake.ts'

/** The seal of an exam's questions until its release, unless every examinee may review them at once. */
export const sealOf = (examId: number) => `exam:${examId}`

export async function insertExam(tx: Tx, exam: Insertable<Exams>): Promise<number> {
  const { id } = await tx.insertInto('exams').values(exam).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateExam(tx: Tx, id: number, exam: Updateable<Exams>): Promise<void> {
  await tx.updateTable('exams').set(exam).where('id', '=', id).execute()
  if (exam.ends_at) wakeJob(tx, 'release_exams', new Date(exam.ends_at))
}

/** Locks until the transaction ends, so that nobody starts the exam meanwhile or changes it at the same time. */
export async function lockExam(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('exams').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row !== undefined
}

/** Takes a shared lock: others may start the exam too, but nobody may change it. */
export async function shareExam(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('exams').select('id').where('id', '=', id).forShare().execute()
}

export async function isStarted(db: Db, examId: number): Promise<boolean> {
  const row = await db.selectFrom('exam_attempts').select('play_id').where('exam_id', '=', examId).limit(1).executeTakeFirst()
  return row !== undefined
}

export async function isSomebodySitting(db: Db, examId: number): Promise<boolean> {
  const row = await db
    .selectFrom('exam_attempts')
    .select('play_id')
    .where('exam_id', '=', examId)
    .where('ended_by', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function isStartedBy(db: Db, examId: number, accountId: number): Promise<boolean> {
  const all = db.selectFrom('exam_attempts').select('play_id').where('exam_id', '=', examId)
  return (await all.where('account_id', '=', accountId).limit(1).executeTakeFirst()) !== undefined
}

export async function findExamByKey(db: Db, key: string): Promise<number | undefined> {
  return (await db.selectFrom('exams').select('id').where('key', '=', key).executeTakeFirst())?.id
}

/** Ends exams with this prefix whose key is not among these; results of examinees stay. */
export async function closeOthers(db: Db, prefix: string, keys: string[]): Promise<void> {
  await sql`
    update exams set ends_at = greatest(least(ends_at, now()), starts_at + interval '1 second')
    where starts_with(key, ${prefix}) and key <> all(${keys}::text[]) and ends_at > now()`.execute(db)
}

export async function sealExam(tx: Tx, examId: number, isSealed: boolean): Promise<void> {
  await sql`
    update questions set sealed_by = ${isSealed ? sealOf(examId) : null}
    where id in (select question_id from exam_questions where exam_id = ${examId})
      and sealed_by is distinct from ${isSealed ? sealOf(examId) : null}`.execute(tx)
}

/** Removes a question from an exam. Its row stays sealed for good, because the exam may have been copied. */
export async function takeQuestionOff(tx: Tx, examId: number, questionId: number): Promise<void> {
  await tx.deleteFrom('exam_questions').where('exam_id', '=', examId).where('question_id', '=', questionId).execute()
  await tx
    .updateTable('questions')
    .set(eb => ({ key: eb('key', '||', `#${questionId}`), sealed_by: `exam:${examId}:removed` }))
    .where('id', '=', questionId)
    .execute()
}

export type MarksOfQuestion = Pick<Selectable<Questions>, 'marks' | 'minus_marks' | 'part_marks'>

/** Without part marks it also deletes the shares of the options. */
export async function setMarks(tx: Tx, questionId: number, { marks, minus_marks, part_marks }: MarksOfQuestion): Promise<void> {
  await sql`
    update questions set marks = ${marks}, minus_marks = ${minus_marks}, part_marks = ${part_marks},
      options = case when ${part_marks} then options else ${withoutShares} end
    where id = ${questionId}`.execute(tx)
}

/** A question's options without their shares, which belong to one right answer. */
export const withoutShares = sql`(select coalesce(jsonb_agg(o.value - 'share' order by o.ordinality), '[]')
  from jsonb_array_elements(options) with ordinality o)`
