// SQL that changes exams and their questions, for examiners.

import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Exams, Examinees } from '../db/exam-tables.ts'
import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../db/transaction.ts'
import { arranged } from '../questions/index.ts'
import type { ExamQuestion } from './exam-question.ts'

/** Unless every examinee may review them at once, the questions of an exam are sealed until its release. */
export const sealOf = (examId: number) => `exam:${examId}`

export async function insertExam(tx: Tx, exam: Insertable<Exams>): Promise<number> {
  const { id } = await tx.insertInto('exams').values(exam).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateExam(tx: Tx, id: number, exam: Updateable<Exams>): Promise<void> {
  await tx.updateTable('exams').set(exam).where('id', '=', id).execute()
}

/** Locked until the transaction ends, so that nobody starts it while it is changed, nor changes it twice at once. */
export async function lockExam(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('exams').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row !== undefined
}

/** Shared with others who start it, and against who changes it. */
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

/** Exams of this prefix that are no longer among these keys cannot be started any more; whoever has sat them keeps the result. */
export async function closeOthers(db: Db, prefix: string, keys: string[]): Promise<void> {
  await sql`
    update exams set ends_at = greatest(least(ends_at, now()), starts_at + interval '1 second')
    where starts_with(key, ${prefix}) and key <> all(${keys}::text[]) and ends_at > now()`.execute(db)
}

export interface NewQuestions {
  examId: number
  languageId: number
  /** Whether nobody may see them before the release. */
  isSealed: boolean
  questions: ExamQuestion[]
}

/** Adds questions at the end. They are in no bank: nothing else draws them. */
export async function addQuestions(tx: Tx, { examId, languageId, isSealed, questions }: NewQuestions): Promise<void> {
  const rows = questions.map(({ options, ...question }, index) => {
    const stored = options.map(text => ({ text, image: null }))
    return { ...arranged({ ...question, question_type: question.type, options: stored }), number: index + 1 }
  })
  await sql`
    with last as (select coalesce(max(position), 0) as position from exam_questions where exam_id = ${examId}),
    given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g (number int, type text, question text, options jsonb, answer smallint[], word text, image text, audio text, audio_text text,
          note text, marks int)
    ),
    added as (
      insert into questions (key, category_id, language_id, level, question_type, question, options, answer, word, image, audio, audio_text,
        note, marks, is_active, sealed_by, is_arranged)
      select ${`exam:${examId}:`} || (last.position + number), (select id from categories where type = 'exam'), ${languageId}, 1, type, question,
        options, answer, word, image, audio, audio_text, note, marks, false, ${isSealed ? sealOf(examId) : null}, true
      from given, last order by number
      returning id, key
    )
    insert into exam_questions (exam_id, position, question_id)
    select ${examId}, split_part(key, ':', 3)::int, id from added`.execute(tx)
}

export async function sealExam(tx: Tx, examId: number, isSealed: boolean): Promise<void> {
  await sql`
    update questions set sealed_by = ${isSealed ? sealOf(examId) : null}
    where id in (select question_id from exam_questions where exam_id = ${examId})
      and sealed_by is distinct from ${isSealed ? sealOf(examId) : null}`.execute(tx)
}

/** As they were entered, in their order. */
export async function readQuestions(db: Db, examId: number): Promise<ExamQuestion[]> {
  const { rows } = await sql<ExamQuestion>`
    select q.question_type as type, q.question, array(select o.value->>'text' from jsonb_array_elements(q.options) with ordinality o
        order by o.ordinality) as options, q.answer, q.word, q.image, q.audio, q.audio_text, q.note, q.marks
    from exam_questions x join questions q on q.id = x.question_id where x.exam_id = ${examId} order by x.position`.execute(db)
  return rows
}

/** Its row stays, sealed for good: the exam that it was taken from may be copied already. */
export async function takeQuestionOff(tx: Tx, examId: number, questionId: number): Promise<void> {
  await tx.deleteFrom('exam_questions').where('exam_id', '=', examId).where('question_id', '=', questionId).execute()
  await tx
    .updateTable('questions')
    .set(eb => ({ key: eb('key', '||', `#${questionId}`), sealed_by: `exam:${examId}:removed` }))
    .where('id', '=', questionId)
    .execute()
}

export async function upsertExaminee(tx: Tx, examinee: Insertable<Examinees>): Promise<void> {
  const { extra_percent, hides_timer, has_larger_text } = examinee
  await tx
    .insertInto('examinees')
    .values(examinee)
    .onConflict(conflict => conflict.columns(['exam_id', 'account_id']).doUpdateSet({ extra_percent, hides_timer, has_larger_text }))
    .execute()
}

export async function deleteExaminee(tx: Tx, examId: number, accountId: number): Promise<boolean> {
  const deleted = await tx.deleteFrom('examinees').where('exam_id', '=', examId).where('account_id', '=', accountId).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
