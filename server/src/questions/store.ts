// Questions, their categories and languages, as loading and importing write them. Drawing them for a play is in plays/.

import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { QuestionSource, Questions, Tables } from '../db/schema.ts'
import { fingerprintOf } from './fingerprint.ts'

export interface NewQuestion {
  key: string
  categoryId: number
  languageId: number
  level: number
  type: Questions['question_type']
  question: string
  options: string[]
  answer: number[]
  note: string | null
  image: string | null
  source: QuestionSource | null
  /** 0 easy to 1 hard. */
  difficulty: number
}

/** Inserts a batch; one whose key is there already is brought up to date, and keeps its id. */
export async function upsertQuestions(db: Db, questions: NewQuestion[]): Promise<void> {
  await db
    .insertInto('questions')
    .values(questions.map(rowOf))
    .onConflict(conflict =>
      conflict
        .column('key')
        .doUpdateSet(eb => ({ ...excluded(eb), is_active: sql`questions.is_active or questions.fingerprint is null` }))
        .where(sql<boolean>`(${wordsOf('questions')}) is distinct from (${wordsOf('excluded')})`),
    )
    .execute()
}

const replaced = [
  'category_id',
  'language_id',
  'level',
  'question_type',
  'question',
  'options',
  'answer',
  'note',
  'image',
  'source',
  'difficulty',
  'fingerprint',
] as const

const wordsOf = (table: string) => sql.join(replaced.map(column => sql.ref(`${table}.${column}`)))

function excluded(eb: ExpressionBuilder<Tables & { excluded: Questions }, 'excluded'>) {
  return Object.fromEntries(replaced.map(column => [column, eb.ref(`excluded.${column}`)]))
}

function rowOf(question: NewQuestion) {
  return {
    key: question.key,
    category_id: question.categoryId,
    language_id: question.languageId,
    level: question.level,
    question_type: question.type,
    question: question.question,
    options: JSON.stringify(question.options.map(text => ({ text, image: null }))),
    answer: question.answer,
    note: question.note,
    image: question.image,
    source: question.source && JSON.stringify(question.source),
    difficulty: question.difficulty,
    fingerprint: fingerprintOf(question),
  }
}

/** Questions whose key starts so and is none of these are asked no more; answers already given still refer to them. */
export async function withdrawOthers(db: Db, prefix: string, keys: string[]): Promise<void> {
  await db
    .updateTable('questions')
    .set({ is_active: false, fingerprint: null })
    .where(sql<boolean>`starts_with(key, ${prefix})`)
    .where('fingerprint', 'is not', null)
    .where(sql<boolean>`key <> all(${keys}::text[])`)
    .execute()
}

export interface KnownQuestion {
  key: string
  fingerprint: string | null
}

/** Those of a language that have one of these keys or fingerprints. */
export function findKnown(db: Db, languageId: number, keys: string[], fingerprints: string[]): Promise<KnownQuestion[]> {
  return db
    .selectFrom('questions')
    .select(['key', 'fingerprint'])
    .where(sql<boolean>`key = any(${keys}::text[]) or (language_id = ${languageId} and fingerprint = any(${fingerprints}::text[]))`)
    .execute()
}

export interface NewCategory {
  slug: string
  names: Record<string, string>
  icon: string
  hue: number
  isPremium: boolean
  position: number
}

/** What a category is for sale as stays what an administrator made of it. @returns its id */
export async function upsertCategory(db: Db, parentId: number | null, category: NewCategory): Promise<number> {
  const look = { names: JSON.stringify(category.names), icon: category.icon, hue: category.hue, position: category.position }
  const row = await db
    .insertInto('categories')
    .values({ type: 'quiz_zone', parent_id: parentId, slug: category.slug, is_premium: category.isPremium, ...look })
    .onConflict(conflict => conflict.columns(['type', 'parent_id', 'slug']).doUpdateSet(look))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export interface CategoryPlace {
  id: number
  parentId: number | null
  slug: string
  position: number
  /** It has questions of its own, beside those of its subcategories. */
  hasQuestions: boolean
}

export async function listCategories(db: Db): Promise<CategoryPlace[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'parent_id as parentId', 'slug', 'position'])
    .select(sql<boolean>`exists (select from questions where category_id = categories.id)`.as('hasQuestions'))
    .where('type', '=', 'quiz_zone')
    .execute()
}

export interface NewLanguage {
  code: string
  name: string
  rtl: boolean
  isDefault: boolean
}

/** @returns its id. The default language stays the one an administrator chose. */
export async function upsertLanguage(db: Db, { code, name, rtl, isDefault }: NewLanguage): Promise<number> {
  const mayBeDefault = sql<boolean>`${isDefault} and not exists (select from languages where is_default)`
  const row = await db
    .insertInto('languages')
    .values({ code, name, rtl, is_default: mayBeDefault })
    .onConflict(conflict => conflict.column('code').doUpdateSet({ name, rtl }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export function listLanguages(db: Db): Promise<{ id: number; code: string }[]> {
  return db.selectFrom('languages').select(['id', 'code']).orderBy('id').execute()
}

/** Two processes starting at once load one after the other. Held until the transaction ends. */
export async function lockContent(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(7315043)`.execute(db)
}

export async function readContentVersion(db: Db, name: string): Promise<string | null> {
  const row = await db.selectFrom('loaded_content').select('version').where('name', '=', name).executeTakeFirst()
  return row?.version ?? null
}

export async function storeContentVersion(db: Db, name: string, version: string): Promise<void> {
  await db
    .insertInto('loaded_content')
    .values({ name, version })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ version, loaded_at: new Date() }))
    .execute()
}
