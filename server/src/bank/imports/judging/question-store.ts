// SQL with which imports read and change the bank of questions, and undo their changes.

import { sql } from 'kysely'
import type { RowVerdict } from '@trivium/contract/bank/import-names'
import type { Db } from '../../../platform/db/connect.ts'
import type { Categories, QuestionContent } from '../../../platform/db/tables/play-tables.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import type { ImportedPlace } from './imported-question.ts'

export interface BankQuestion extends QuestionContent {
  id: number
  key: string
  fingerprint: string | null
  language_id: number
  category_type: Categories['type']
  sealed_by: string | null
  category_id: number
  /** The question's category, then its parent if it has one; names in all languages. */
  categories: { slug: string; names: string[] }[]
  is_active: boolean
  is_draft: boolean
  passage_id: number | null
  marks: number
  minus_marks: number
}

export interface Sought {
  key: string
  languageId: number
  fingerprint: string
  question: string
  word: string | null
  number: object | null
  image: string | null
  audio: string | null
  passageId: number | null
}

/** Finds questions with one of these keys, or with the same language and fingerprint, or with the same text and another word or number. */
export function findInBank(db: Db, sought: Sought[]): Promise<BankQuestion[]> {
  return inTransaction(db, async tx => {
    // A plan made while the bank was empty would keep reading the whole table.
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx)
    const found = await lookUp(tx, sought)
    // Back to cached plans: otherwise every other statement of the transaction, even each foreign key check, would be planned anew.
    await sql`set local plan_cache_mode = auto`.execute(tx)
    return found
  })
}

/** Few different questions have the same fingerprint: `What is Co?`, `What is CO?` */
const mostAlike = 8

async function lookUp(db: Tx, sought: Sought[]): Promise<BankQuestion[]> {
  const { rows: byKey } = await sql<BankQuestion>`${columns} where q.key = any(${sought.map(({ key }) => key)}::text[])`.execute(db)
  const others: BankQuestion[] = []
  for (const [language, members] of Map.groupBy(sought, ({ languageId }) => languageId)) {
    const [prints, passages] = [members.map(({ fingerprint }) => fingerprint), members.map(({ passageId }) => passageId)]
    // One index look-up per row: before the table is analysed, a single look-up of five hundred fingerprints would read the whole table.
    const { rows } = await sql<BankQuestion>`${columns} where q.id in (
      select same.id from unnest(${prints}::text[], ${passages}::int[]) as w(print, passage) cross join lateral (
        select id from questions where language_id = ${language} and fingerprint = w.print
          and passage_id is not distinct from w.passage limit ${mostAlike}) same)`.execute(db)
    others.push(...rows, ...(await lookUpWords(db, language, members)))
  }
  return [...byKey, ...others]
}

async function lookUpWords(db: Tx, language: number, members: Sought[]): Promise<BankQuestion[]> {
  const open = members.filter(({ word, number }) => word !== null || number !== null)
  if (open.length === 0) return []
  const asked = open.map(({ question, image, audio, passageId }) => ({ question, image, audio, passage: passageId }))
  const { rows } = await sql<BankQuestion>`${columns} where q.id in (
    select same.id from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w(question text, image text, audio text, passage int)
      cross join lateral (
      select id from questions q where (word is not null or number is not null) and language_id = ${language}
        and same_words(q.question) = same_words(w.question) and fingerprint is not null and q.image is not distinct from w.image
        and q.audio is not distinct from w.audio and q.passage_id is not distinct from w.passage limit ${mostAlike}) same)`.execute(db)
  return rows
}

const columns = sql`
  select q.id, q.key, q.fingerprint, q.language_id, q.category_id, q.is_active, q.is_draft, q.passage_id, c.type as category_type, (
      select jsonb_agg(jsonb_build_object('slug', p.slug, 'names', jsonb_path_query_array(p.names, '$.*')) order by p.id = c.id desc)
      from categories p where p.id in (c.id, c.parent_id)) as categories, q.sealed_by, q.question_type, q.question, q.options,
    q.matches, q.answer, q.word, q.accepted, q.number, q.keeps_order, q.tags, q.note, q.image, q.image_text, q.audio, q.audio_text, q.fact, q.level, q.difficulty, q.source, q.marks, q.minus_marks
  from questions q join categories c on c.id = q.category_id`

/** Saves the questions with these keys, so that the import can be undone. */
export async function saveBefore(tx: Tx, importId: number, keys: string[]): Promise<void> {
  await sql`
    insert into import_changes (import_id, question_id, before)
    select ${importId}::int, q.id, to_jsonb(q) from questions q where q.key = any(${keys}::text[])
    on conflict do nothing`.execute(tx)
}

/** A correction is a new row with the key. It belongs to the import; the row that it replaces does not. */
export async function claimReplacements(tx: Tx, importId: number, keys: string[]): Promise<void> {
  await sql`
    update questions q set import_id = ${importId}::int where q.key = any(${keys}::text[])
      and not exists (select from import_changes c where c.import_id = ${importId}::int and c.question_id = q.id)`.execute(tx)
}

/** Whether a question of the import was played, is being played or sealed, or belongs to an exam, a daily quiz, a bookmark or a report. */
export async function isInUse(tx: Tx, importId: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    with own as materialized (select id, sealed_by from questions where import_id = ${importId})
    select exists (select from own where sealed_by is not null)
      or exists (select from own join answers a on a.question_id = own.id)
      or exists (select from own join archived_questions a on a.question_id = own.id)
      or exists (select from own join exam_questions e on e.question_id = own.id)
      or exists (select from own join bookmarks b on b.question_id = own.id)
      or exists (select from own join reports r on r.question_id = own.id)
      or exists (select from daily_quizzes d, unnest(d.question_ids) as asked(id) join own on own.id = asked.id
        where d.day >= current_date - 1)
      or exists (select from plays p, jsonb_array_elements(p.questions) as asked(question)
        join own on own.id = (asked.question ->> 'question_id')::int where p.state = 'open') as used`.execute(tx)
  return rows[0]?.used ?? false
}

/** Switches the questions off and frees their keys. Players with an open play can still finish it. */
export async function withdrawImported(tx: Tx, importId: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('questions')
    .set({
      is_active: false,
      is_draft: false,
      publish_at: null,
      fingerprint: null,
      key: sql<string>`'undone:' || id || ':' || key`,
    })
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function restoreChanged(tx: Tx, importId: number): Promise<void> {
  await sql`
    update questions q set key = b.key, category_id = b.category_id, language_id = b.language_id, level = b.level,
      question = b.question, note = b.note, image = b.image, image_text = b.image_text, audio = b.audio, audio_text = b.audio_text,
      fact = b.fact, passage_id = b.passage_id, source = b.source, marks = b.marks, difficulty = b.difficulty, fingerprint = b.fingerprint,
      -- What the release before has kept knows neither.
      tags = coalesce(b.tags, '{}'), minus_marks = coalesce(b.minus_marks, 0),
      is_active = b.is_active, is_draft = b.is_draft, publish_at = b.publish_at, edited_at = b.edited_at
    from import_changes c, jsonb_populate_record(null::questions, c.before) b
    where c.import_id = ${importId} and q.id = c.question_id`.execute(tx)
}

/** Deletes the withdrawn questions of an undone import. Questions that players have met after all stay, switched off. */
export async function deleteUndone(db: Db, importId: number): Promise<void> {
  await sql`
    delete from questions q where q.import_id = ${importId} and q.fingerprint is null
      and not exists (select from answers a where a.question_id = q.id)
      and not exists (select from archived_questions a where a.question_id = q.id)
      and not exists (select from bookmarks b where b.question_id = q.id)
      and not exists (select from plays p, jsonb_array_elements(p.questions) as asked(question)
        where p.state = 'open' and (asked.question ->> 'question_id')::int = q.id)`.execute(db)
}

/** Deletes the empty ones among the categories that an import created, subcategories first. */
export async function deleteEmptyCategories(db: Db, ids: number[]): Promise<void> {
  const isEmpty = sql<boolean>`not exists (select from questions q where q.category_id = categories.id)
    and not exists (select from passages p where p.category_id = categories.id)
    and not exists (select from categories child where child.parent_id = categories.id)`
  await sql`delete from question_counts c where c.category_id = any(${ids}::int[]) and c.questions = 0`.execute(db)
  for (const isChild of [true, false]) {
    await db
      .deleteFrom('categories')
      .where(sql<boolean>`id = any(${ids}::int[])`)
      .where('parent_id', isChild ? 'is not' : 'is', null)
      .where(isEmpty)
      .execute()
  }
}

export interface KnownPlace {
  id: number
  type: Categories['type']
  parentId: number | null
  slug: string
  /** In all languages. */
  names: string[]
  position: number
  /** It has questions directly in it, in addition to those of its subcategories. */
  hasQuestions: boolean
}

export function listPlaces(db: Db): Promise<KnownPlace[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'type', 'parent_id as parentId', 'slug', 'position'])
    .select(sql<string[]>`array(select value from jsonb_each_text(names))`.as('names'))
    .select(sql<boolean>`exists (select from questions where category_id = categories.id)`.as('hasQuestions'))
    .where('type', '<>', 'exam')
    .execute()
}

/** The places of all rows with these verdicts. */
export async function readPlaces(tx: Tx, importId: number, verdicts: readonly RowVerdict[]): Promise<ImportedPlace[]> {
  const { rows } = await sql<{ place: ImportedPlace }>`
    select distinct question -> 'place' as place from import_rows
    where import_id = ${importId} and verdict = any(${[...verdicts]}::text[])`.execute(tx)
  return rows.map(({ place }) => place)
}

export async function readPassageIds(db: Db, keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await db.selectFrom('passages').select(['id', 'key']).where('key', 'in', keys).execute()
  return new Map(rows.map(({ id, key }) => [key, id]))
}

export interface Unlevelled {
  key: string
  difficulty: string
  group: string
}

const cursorRows = 2000

/** Streams the rows without a level, a portion at a time, sorted by group and key, for the distribution of levels. */
export async function* readUnlevelled(tx: Tx, importId: number): AsyncGenerator<Unlevelled[]> {
  await sql`
    declare unlevelled no scroll cursor for
    select * from (
      select question ->> 'key' as key, question ->> 'difficulty' as difficulty, question ->> 'group' as "group"
      from import_rows where import_id = ${importId} and verdict in ('new', 'changed', 'there', 'contradiction') and question ->> 'level' is null
    ) r order by "group" collate "C", key collate "C"`.execute(tx)
  for (;;) {
    const { rows } = await sql<Unlevelled>`fetch ${sql.lit(cursorRows)} from unlevelled`.execute(tx)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close unlevelled`.execute(tx)
}
