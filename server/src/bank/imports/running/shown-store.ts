// SQL for the preview of an import: questions of the bank, names of categories, media.

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { BankQuestion } from '../judging/question-store.ts'

export interface ShownInBank extends BankQuestion {
  language: string
  passage: string | null
  category_names: Record<string, string>
  subcategory_names: Record<string, string> | null
  is_active: boolean
  minus_marks: number
}

export async function readShownInBank(db: Db, ids: number[]): Promise<Map<number, ShownInBank>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ShownInBank>`
    select q.id, q.key, q.fingerprint, q.language_id, q.category_id, q.passage_id, c.type as category_type, q.sealed_by, q.question_type, q.question, q.options,
      q.matches, q.answer, q.word, q.accepted, q.number, q.keeps_order, q.tags, q.minus_marks, q.note, q.image, q.image_text, q.audio, q.audio_text, q.fact, q.level, q.difficulty, q.source, q.marks, q.is_active,
      l.code as language, t.key as passage, coalesce(p.names, c.names) as category_names,
      case when p.id is not null then c.names end as subcategory_names
    from questions q join categories c on c.id = q.category_id left join categories p on p.id = c.parent_id
      join languages l on l.id = q.language_id left join passages t on t.id = q.passage_id
    where q.id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}

export interface NamedPlace {
  id: number
  type: string
  category: string
  subcategory: string | null
}

/** Names of categories in a language, else in English or any other. */
export async function readPlaceNames(db: Db, language: string): Promise<Map<number, NamedPlace>> {
  const name = (table: string) => sql`coalesce(${sql.ref(`${table}.names`)} ->> ${language}, ${sql.ref(`${table}.names`)} ->> 'en',
    (select value from jsonb_each_text(${sql.ref(`${table}.names`)}) limit 1))`
  const { rows } = await sql<NamedPlace>`
    select c.id, c.type, case when p.id is null then ${name('c')} else ${name('p')} end as category,
      case when p.id is not null then ${name('c')} end as subcategory
    from categories c left join categories p on p.id = c.parent_id where c.type <> 'exam'`.execute(db)
  return new Map(rows.map(row => [row.id, row]))
}

/** Which of these pictures and sounds are public already. */
export async function readVisible(db: Db, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const { rows } = await sql<{ name: string }>`select name from media where name = any(${names}::text[])`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

export async function readStagedMedia(db: Db, importId: number, media: string): Promise<{ type: string; bytes: Buffer } | undefined> {
  const row = await db
    .selectFrom('import_media')
    .select(['type', 'bytes'])
    .where('import_id', '=', importId)
    .where('media', '=', media)
    .executeTakeFirst()
  return row && { type: row.type, bytes: Buffer.from(row.bytes) }
}
