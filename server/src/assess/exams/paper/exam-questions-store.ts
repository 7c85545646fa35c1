// SQL that writes and reads the questions of exams.

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { QuestionContent } from '../../../platform/db/tables/play-tables.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { arranged } from '../../../bank/questions/index.ts'
import { type ExamQuestion, storedChoice } from './exam-question.ts'
import { sealOf } from './paper-store.ts'

export interface NewQuestions {
  examId: number
  languageId: number
  /** Whether the questions stay sealed until the release. */
  isSealed: boolean
  /** Marks that a wrong answer costs, where the question does not say. */
  minusMarks: number
  questions: (ExamQuestion & Partial<Origin>)[]
}

/** Where a question comes from, and for whom it is. */
export interface Origin {
  draw_id: number | null
  source_id: number | null
  /** Difficulty in logits when it was copied. */
  b: number | null
  is_calibrated: boolean | null
}

/** Adds questions at the end. They are in no bank, so nothing else draws them. */
export async function addQuestions(tx: Tx, { examId, languageId, isSealed, minusMarks, questions }: NewQuestions): Promise<void> {
  const rows = questions.map((question, index) => ({ ...arranged(rowOf(question, minusMarks)), place: index + 1 }))
  await sql`
    with last as (
      -- Questions may have changed places since they got their keys.
      select greatest(coalesce(max(x.position), 0), coalesce(max(split_part(q.key, ':', 3)::int), 0)) as position
      from exam_questions x join questions q on q.id = x.question_id where x.exam_id = ${examId}),
    given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g (place int, question_type text, question text, options jsonb, matches jsonb, answer smallint[], word text, accepted text[],
          number jsonb, keeps_order boolean, image text, image_text text, audio text, audio_text text, note text, tags text[], marks real,
          minus_marks real, part_marks boolean, draw_id int, source_id int, b real, is_calibrated boolean)
    ),
    added as (
      insert into questions (key, category_id, language_id, level, question_type, question, options, matches, answer, word, accepted, number,
        keeps_order, image, image_text, audio, audio_text, note, tags, marks, minus_marks, part_marks, is_active, sealed_by, is_arranged)
      select ${`exam:${examId}:`} || (last.position + place), (select id from categories where type = 'exam'), ${languageId}, 1, question_type,
        question, options, matches, answer, word, accepted, number, keeps_order, image, image_text, audio, audio_text, note, tags, marks,
        minus_marks, part_marks, false, ${isSealed ? sealOf(examId) : null}, true
      from given, last order by place
      returning id, key
    )
    insert into exam_questions (exam_id, position, question_id, draw_id, source_id, b, is_calibrated)
    select ${examId}, last.position + place, added.id, draw_id, source_id, b, is_calibrated
    from given cross join last join added on added.key = ${`exam:${examId}:`} || (last.position + place)`.execute(tx)
}

export function rowOf(question: ExamQuestion, minusMarks: number) {
  const { type, options, matches = [], word = null, accepted = [], number = null, keeps_order = false, tags = [], ...rest } = question
  const { image = null, image_text = null, audio = null, audio_text = null, marks, part_marks = false } = question
  return {
    ...rest,
    question_type: type,
    word,
    accepted,
    number,
    keeps_order,
    tags,
    image,
    image_text,
    audio,
    audio_text,
    part_marks,
    options: options.map(storedChoice),
    matches: matches.map(storedChoice),
    minus_marks: question.minus_marks ?? Math.min(minusMarks, marks),
  }
}

export type QuestionColumns = ReturnType<typeof rowOf>

type Written = Omit<QuestionContent, 'level' | 'difficulty' | 'fact' | 'source'> & {
  marks: number
  minus_marks: number
  part_marks: boolean
}

/** In the exam's order, with options in their stored order. */
export async function readQuestions(db: Db, examId: number): Promise<(ExamQuestion & Origin)[]> {
  const { rows } = await sql<Written & Origin>`
    select x.draw_id, x.source_id, x.b::float8 as b, x.is_calibrated, q.question_type, q.question, q.options, q.matches, q.answer, q.word, q.accepted, q.number, q.keeps_order, q.image, q.image_text,
      q.audio, q.audio_text, q.note, q.tags, q.marks, q.minus_marks, q.part_marks
    from exam_questions x join questions q on q.id = x.question_id where x.exam_id = ${examId} order by x.position`.execute(db)
  return rows.map(({ question_type: type, ...question }) => ({ type, ...question }))
}
