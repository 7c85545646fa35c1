// SQL of the rows of a paper and of the draws of exams.

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { arranged } from '../../../bank/questions/index.ts'
import type { QuestionColumns } from './exam-questions-store.ts'

export interface PaperRow {
  question_id: number
  draw_id: number | null
  source_id: number | null
  b: number | null
  is_calibrated: boolean | null
}

/** In the order of the paper, pools of draws included. */
export async function readPaperRows(db: Db, examId: number): Promise<PaperRow[]> {
  return db
    .selectFrom('exam_questions')
    .select(['question_id', 'draw_id', 'source_id', 'b', 'is_calibrated'])
    .where('exam_id', '=', examId)
    .orderBy('position')
    .execute()
}

export interface NewDraw {
  count: number
  marks: number
  minus_marks: number
  part_marks: boolean
  /** In words. */
  rule: string
}

export interface DrawRow extends NewDraw {
  id: number
}

export async function readDraws(db: Db, examId: number): Promise<DrawRow[]> {
  return db
    .selectFrom('exam_draws')
    .select(['id', 'count', 'marks', 'minus_marks', 'part_marks', 'rule'])
    .where('exam_id', '=', examId)
    .orderBy('id')
    .execute()
}

/** Gives the questions the places of the paper in this order. They must be all questions of the exam. */
export async function orderQuestions(tx: Tx, examId: number, questionIds: readonly number[]): Promise<void> {
  const places = sql`
    select w.id, p.position from unnest(${[...questionIds]}::int[]) with ordinality as w (id, place)
    join (select position, row_number() over (order by position) as place from exam_questions where exam_id = ${examId} and position > 0) p
      on p.place = w.place`
  // In two steps, because no two questions may have one place, not even for a moment.
  await sql`update exam_questions x set position = -p.position from (${places}) p
    where x.exam_id = ${examId} and x.question_id = p.id`.execute(tx)
  await sql`update exam_questions set position = -position where exam_id = ${examId} and position < 0`.execute(tx)
}

/** Overwrites the content of a question that no process has cached yet. */
export async function rewriteQuestion(tx: Tx, questionId: number, content: QuestionColumns): Promise<void> {
  const { options, matches, number, question_type, question, answer, word, accepted, keeps_order, image, image_text, ...more } =
    arranged(content)
  const { audio, audio_text, note, tags, marks, minus_marks, part_marks } = more
  const plain = { question_type, question, answer, word, accepted, keeps_order, image, image_text, audio, audio_text, note, tags }
  await tx
    .updateTable('questions')
    .set({
      ...plain,
      marks,
      minus_marks,
      part_marks,
      former_order: null,
      options: JSON.stringify(options),
      matches: JSON.stringify(matches),
      number: number && JSON.stringify(number),
    })
    .where('id', '=', questionId)
    .execute()
}

export async function insertDraw(tx: Tx, examId: number, { count, marks, minus_marks, part_marks, rule }: NewDraw): Promise<number> {
  const row = { exam_id: examId, count, marks, minus_marks, part_marks, rule }
  const { id } = await tx.insertInto('exam_draws').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Inserts draws of another exam or of a file. @returns the ids of the new draws, by those of the given ones */
export async function insertDraws(tx: Tx, examId: number, draws: readonly DrawRow[]): Promise<Map<number, number>> {
  const ids = new Map<number, number>()
  for (const draw of draws) ids.set(draw.id, await insertDraw(tx, examId, draw))
  return ids
}

export async function updateDraw(tx: Tx, drawId: number, draw: Omit<NewDraw, 'rule'>): Promise<void> {
  await tx.updateTable('exam_draws').set(draw).where('id', '=', drawId).execute()
}

/** Draws with other minus marks than `from` keep theirs. Limited to the marks of each draw. */
export async function moveMinusMarksOfDraws(tx: Tx, examId: number, from: number, to: number): Promise<void> {
  await sql`
    update exam_draws set minus_marks = least(${to}::real, marks)
    where exam_id = ${examId} and minus_marks = least(${from}::real, marks)
  `.execute(tx)
}

/** Its pool must be empty. */
export async function deleteDraw(tx: Tx, drawId: number): Promise<void> {
  await tx.deleteFrom('exam_draws').where('id', '=', drawId).execute()
}
