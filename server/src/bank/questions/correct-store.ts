// SQL of corrections. The old row stays as players met it. A new row takes its place and its key (docs/decisions/016), and the old one
// records which answers count as right, too (docs/decisions/031).

import { sql } from 'kysely'
import type { LaterKey } from '@trivium/rules/play/plays/grading'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'
import { must } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { StoredOption } from '../../platform/db/tables/play-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { answerIn, arranged } from './starter/arranged.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type CachedQuestion, readQuestions } from './cached-questions.ts'
import { choicesOf, readQuestionRows } from './store.ts'

/** The fields that a correction may change. Type, place, pictures, sound, matches and everything else stay. */
export interface CorrectedWords {
  question: string
  options: StoredOption[]
  answer: number[]
  word: string | null
  number: NumberKey | null
  note: string | null
}

/** Locks the question until the transaction ends, so that of two parallel corrections the second one sees the first. */
export async function lockQuestion(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('questions').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  return row !== undefined
}

export async function isDraft(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('questions').select('is_draft').where('id', '=', id).executeTakeFirst()
  return row?.is_draft === true
}

/** Reads the corrections from the database, because the cache may not have the last one yet. */
export async function readCorrected(tx: Db, ids: number[]): Promise<Map<number, CachedQuestion>> {
  const [read, rows] = [await readQuestions(tx, ids), await readQuestionRows(tx, ids)]
  return new Map(
    rows.flatMap(row => {
      const question = read.get(row.id)
      return question ? [[row.id, { ...question, ...row }] as const] : []
    }),
  )
}

/**
 * This question and its earlier versions with the same type, options, matches and unit: their players had the same choices. An earlier
 * version has the key of the question with its own id behind it.
 */
export async function readSameOptions(tx: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with own as (
      select id, question_type, options, matches, keeps_order, number, case when right(key, length('#' || id)) = '#' || id then left(key, -length('#' || id)) else key end as chain
      from questions where id = ${id}
    )
    select q.id from own join questions q on q.id = own.id
      or (q.key ~>=~ (own.chain || '#') and q.key ~<~ (own.chain || '$') and q.key = own.chain || '#' || q.id and q.id < own.id)
    where (q.question_type, ${choicesOf('q')}) is not distinct from (own.question_type, ${choicesOf('own')})
    order by q.id desc`.execute(tx)
  return rows.map(row => row.id)
}

/**
 * Answers that are right by this key count as right from now on, in addition to earlier ones. @param said the question whose options the
 * key refers to
 */
export async function addCorrection(tx: Tx, said: WithOptions, ids: number[], key: LaterKey): Promise<void> {
  const rows = await tx
    .selectFrom('questions')
    .select(['id', 'question_type', 'options'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const later = rows.map(row => ({ id: row.id, key: keyIn(row, said, key) }))
  await sql`
    update questions q set corrections = q.corrections || jsonb_build_array(l.key)
    from jsonb_to_recordset(${JSON.stringify(later)}::jsonb) as l (id int, key jsonb) where q.id = l.id`.execute(tx)
}

type WithOptions = Pick<CachedQuestion, 'question_type' | 'options'>

/** Converts the key to the order of another version with the same options, because one of them may not be rearranged yet. */
export function keyIn({ question_type, options }: WithOptions, said: WithOptions, key: LaterKey): LaterKey {
  const texts = said.options.map(({ text, image }) => JSON.stringify([text, image]))
  const order: number[] = []
  for (const { text, image } of options) {
    const own = JSON.stringify([text, image])
    order.push(texts.findIndex((other, index) => other === own && !order.includes(index)))
  }
  return { ...key, answer: answerIn(question_type, key.answer, order) }
}

export async function withdrawQuestion(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable('questions').set({ is_active: false, edited_at: at, publish_at: null }).where('id', '=', id).execute()
}

/**
 * Replaces the old row, which is no longer asked; the new one gets its place and key. While a contest asks the old one, both stay sealed.
 * @returns the new id
 */
export async function replaceQuestion(tx: Tx, id: number, words: CorrectedWords, at: Date): Promise<number> {
  const [old] = await readQuestionRows(tx, [id])
  const { key, image, audio, question_type, keeps_order, matches } = must(old, 'it was just locked')
  const { question, options, answer, word, number, note } = arranged({ ...words, question_type, keeps_order })
  const fingerprint = fingerprintOf({ question, options, matches, number, image, audio, word })
  await tx
    .updateTable('questions')
    .set({ key: `${key}#${id}`, is_active: false, publish_at: null, fingerprint: null, edited_at: at })
    .where('id', '=', id)
    .execute()
  const { rows } = await sql<{ id: number }>`
    insert into questions (key, category_id, language_id, level, question_type, question, image, image_text, audio, audio_text, fact, passage_id,
      options, matches, answer, word, accepted, number, keeps_order, tags, note, source, marks, minus_marks, difficulty, fingerprint, sealed_by,
      edited_at, is_active, is_arranged)
    select ${key}, category_id, language_id, level, question_type, ${question}, image, image_text, audio, audio_text, fact, passage_id,
      ${JSON.stringify(options)}::jsonb, matches, ${answer}::smallint[], ${word}, array_remove(accepted, ${word}::text),
      ${number && JSON.stringify(number)}::jsonb, keeps_order, tags, ${note}, source, marks, minus_marks, difficulty, ${fingerprint}, sealed_by,
      ${at}, true, true
    from questions where id = ${id}
    returning id`.execute(tx)
  return must(rows[0], 'the old row was just read').id
}
