// SQL that loads and imports questions, categories and languages. plays/ draws questions.

import { type Selectable, sql } from 'kysely'
import { advisoryLocks } from '../../platform/db/advisory-locks.ts'
import { type Db, endlessPatience } from '../../platform/db/connect.ts'
import type { Categories, QuestionContent, Questions } from '../../platform/db/tables/play-tables.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { arranged } from './starter/arranged.ts'

export interface NewQuestion extends QuestionContent {
  key: string
  category_id: number
  language_id: number
  passage_id: number | null
  marks: number
  /** 0 when omitted. */
  minus_marks?: number
  fingerprint: string
  /** True when omitted. */
  is_written?: boolean
  /** False when omitted. */
  for_daily?: boolean
  is_active: boolean
  is_draft: boolean
  publish_at?: Date | null
  /** See Questions in platform/db/tables/play-tables.ts. */
  edited_at?: Date | null
}

/** The defaults of a question without matches, number, accepted words, fixed order, description of its picture, or tags. */
export const plain = { matches: [], accepted: [], number: null, keeps_order: false, image_text: null, tags: [] }

/**
 * Inserts or updates a batch by key. An updated question keeps its id unless type, options, answer or word differ: then the old row is
 * withdrawn and a new row gets the key, because a play stores only a question's id and the order of its options. A question keeps its
 * state, except that one withdrawn by a release becomes active again.
 */
export async function upsertQuestions(db: Db, questions: NewQuestion[]): Promise<void> {
  await inTransaction(db, async tx => {
    const standings = await withdrawOutdated(tx, questions)
    await sql`${insertion(questions.map(question => ({ ...question, ...standings.get(question.key) })))}
      on conflict (key) do update set (${sql.join(replaced.map(column => sql.ref(column)))}) = row (${contentOf('excluded')}),
        is_active = questions.is_active or questions.fingerprint is null
      where (${contentOf('questions')}) is distinct from (${contentOf('excluded')})`.execute(tx)
  })
}

/** @param importId null if they are not from an import */
export async function insertQuestions(db: Db, questions: NewQuestion[], importId: number | null): Promise<void> {
  await insertion(questions, importId).execute(db)
}

type Standing = Pick<NewQuestion, 'is_active' | 'is_draft' | 'publish_at'>

/** Withdraws questions with one of these keys that differ in type, options, answer or word. @returns their former standing, by key */
async function withdrawOutdated(tx: Tx, questions: NewQuestion[]): Promise<Map<string, Standing>> {
  const substances = questions.map(({ key, question_type, options, matches, answer, word, accepted, number, keeps_order }) => ({
    key,
    question_type,
    options,
    matches,
    answer,
    word,
    accepted,
    number,
    keeps_order,
  }))
  const [before, next] = [substanceOf('before'), substanceOf('next')]
  const { rows: withdrawn } = await sql<Standing & { key: string; was_gone: boolean }>`
    update questions q set key = q.key || '#' || q.id, is_active = false, fingerprint = null, publish_at = null, is_draft = false
    from questions before join jsonb_to_recordset(${JSON.stringify(substances)}::jsonb)
      as next(key text, question_type text, options jsonb, matches jsonb, answer smallint[], word text, accepted text[], number jsonb,
        keeps_order boolean) on next.key = before.key
    where q.id = before.id
      and (${before}) is distinct from (${next})
    returning before.key, before.is_active, before.is_draft, before.publish_at, before.fingerprint is null as was_gone`.execute(tx)
  return new Map(
    withdrawn.map(({ key, was_gone, is_active, is_draft, publish_at }) => [
      key,
      was_gone ? { is_active: true, is_draft: false } : { is_active, is_draft, publish_at },
    ]),
  )
}

/** The substance of a question, independent of the order of its options. */
const substanceOf = (table: string) =>
  sql`${sql.ref(`${table}.question_type`)}, ${optionsOf(table)}, ${rightOptionsOf(table)}, ${sql.ref(`${table}.word`)},
    ${sql.ref(`${table}.accepted`)}, ${sql.ref(`${table}.number`)}, ${sql.ref(`${table}.keeps_order`)}, ${sql.ref(`${table}.matches`)},
    case when ${sql.ref(`${table}.question_type`)} = 'matching' then ${sql.ref(`${table}.answer`)} end`

/** The options of a row, sorted by text, so that rows with the same options are equal. Unshuffled options keep their places. */
const optionsOf = (table: string) => sql`(
  select jsonb_agg(o.value order by ${placeIn(table)}, o.value) from jsonb_array_elements(${sql.ref(`${table}.options`)})
    with ordinality as o (value, place))`

const shownOf = (value: string) => sql`${sql.ref(value)} - '{image_text,remark,share}'::text[]`

/** The choices of a row, without remarks and the like, in the same order for rows with the same choices. */
export const choicesOf = (table: string) => sql`
  (select jsonb_agg(${shownOf('o.value')} order by ${placeIn(table)}, ${shownOf('o.value')})
    from jsonb_array_elements(${sql.ref(`${table}.options`)}) with ordinality as o (value, place)),
  (select jsonb_agg(${shownOf('m.value')} order by m.place)
    from jsonb_array_elements(${sql.ref(`${table}.matches`)}) with ordinality as m (value, place)),
  ${sql.ref(`${table}.number`)} ->> 'unit'`

const placeIn = (table: string) => sql`case when ${sql.ref(`${table}.question_type`)} in ('true_false', 'matching')
  or ${sql.ref(`${table}.keeps_order`)} then o.place end`

/** The right options; for a sequence in its order. */
const rightOptionsOf = (table: string) => sql`(
  select jsonb_agg(${sql.ref(`${table}.options`)} -> r.index
    order by case when ${sql.ref(`${table}.question_type`)} = 'sequence' then r.place end, ${sql.ref(`${table}.options`)} -> r.index)
  from unnest(${sql.ref(`${table}.answer`)}) with ordinality as r (index, place))`

const replaced = [
  'category_id',
  'language_id',
  'level',
  'question',
  'note',
  'image',
  'image_text',
  'audio',
  'audio_text',
  'fact',
  'tags',
  'passage_id',
  'source',
  'marks',
  'minus_marks',
  'difficulty',
  'fingerprint',
  'is_written',
  'for_daily',
  'edited_at',
] as const

const contentOf = (table: string) => sql.join(replaced.map(column => sql.ref(`${table}.${column}`)))

/** One statement with one parameter, because sending five hundred rows of twenty parameters each costs more than storing them. */
const insertion = (questions: NewQuestion[], importId: number | null = null) => sql`
  insert into questions (key, category_id, language_id, level, question_type, question, options, answer, word, note, image, audio,
    audio_text, fact, passage_id, source, marks, minus_marks, difficulty, fingerprint, is_written, for_daily, is_active, is_draft, publish_at,
    edited_at, matches, accepted, number, keeps_order, image_text, tags, import_id, is_arranged)
  select key, category_id, language_id, level, question_type, question, options, answer, word, note, image, audio,
    audio_text, fact, passage_id, source, marks, coalesce(minus_marks, 0), difficulty, fingerprint, coalesce(is_written, true), coalesce(for_daily, false), is_active,
    is_draft, publish_at, edited_at, matches, accepted, number, keeps_order, image_text, tags, ${importId}::int, true
  from jsonb_to_recordset(${JSON.stringify(questions.map(arranged))}::jsonb) as r(key text, category_id int, language_id int, level int,
    question_type text, question text, options jsonb, answer smallint[], word text, note text, image text, audio text,
    audio_text text, fact text, passage_id int, source jsonb, marks real, minus_marks real, difficulty real, fingerprint text, is_written boolean,
    for_daily boolean, is_active boolean, is_draft boolean, publish_at timestamptz, edited_at timestamptz,
    matches jsonb, accepted text[], number jsonb, keeps_order boolean, image_text text, tags text[])`

/** Keys of questions that staff has changed; a release leaves them alone. */
export async function readEditedKeys(db: Db, prefix: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('questions')
    .select('key')
    .where('edited_at', 'is not', null)
    .where(sql<boolean>`starts_with(key, ${prefix})`)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** Deactivates questions whose key starts with the prefix but is not listed. Existing answers still refer to them. */
export async function withdrawOthers(db: Db, prefix: string, keys: string[]): Promise<void> {
  await db
    .updateTable('questions')
    .set({ is_active: false, fingerprint: null })
    .where(sql<boolean>`starts_with(key, ${prefix})`)
    .where('fingerprint', 'is not', null)
    .where('edited_at', 'is', null)
    .where(sql<boolean>`key <> all(${keys}::text[])`)
    .execute()
}

export async function readQuestionRows(db: Db, ids: number[]): Promise<Selectable<Questions>[]> {
  return db
    .selectFrom('questions')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute()
}

export interface KnownQuestion {
  key: string
  fingerprint: string | null
}

/** Questions with one of these keys, or in this language with one of these fingerprints. */
export function findKnown(db: Db, languageId: number, keys: string[], fingerprints: string[]): Promise<KnownQuestion[]> {
  return db
    .selectFrom('questions')
    .select(['key', 'fingerprint'])
    .where(sql<boolean>`key = any(${keys}::text[]) or (language_id = ${languageId} and fingerprint = any(${fingerprints}::text[]))`)
    .execute()
}

export interface NewCategory {
  type: Categories['type']
  slug: string
  names: Record<string, string>
  icon: string
  hue: number
  isPremium: boolean
  price: number | null
  position: number
}

/** An existing category keeps an administrator's changes; only names in new languages are added. @returns its id */
export async function upsertCategory(db: Db, parentId: number | null, category: NewCategory): Promise<number> {
  const { type, slug, icon, hue, position, isPremium, price } = category
  const names = JSON.stringify(category.names)
  const row = await db
    .insertInto('categories')
    .values({ type, parent_id: parentId, slug, is_premium: isPremium, price, names, icon, hue, position })
    .onConflict(conflict =>
      conflict.columns(['type', 'parent_id', 'slug']).doUpdateSet({ names: sql`${names}::jsonb || categories.names` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export interface NewPassage {
  key: string
  fact: string
  categoryId: number
  languageId: number
  title: string
  html: string
  link: { type: 'video' | 'pdf'; url: string } | null
  picture: { image: string; caption: string } | null
  position: number
}

/** @returns its id */
export async function upsertPassage(db: Db, passage: NewPassage): Promise<number> {
  const row = {
    fact: passage.fact,
    category_id: passage.categoryId,
    language_id: passage.languageId,
    title: passage.title,
    html: passage.html,
    content_type: passage.link?.type ?? ('text' as const),
    content_url: passage.link?.url ?? null,
    image: passage.picture?.image ?? null,
    caption: passage.picture?.caption ?? null,
    words: countWords(passage.html),
    position: passage.position,
  }
  const stored = await db
    .insertInto('passages')
    .values({ key: passage.key, ...row })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ ...row, is_active: true }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return stored.id
}

const countWords = (html: string) => html.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0

export async function withdrawOtherPassages(db: Db, prefix: string, keys: string[]): Promise<void> {
  await db
    .updateTable('passages')
    .set({ is_active: false })
    .where(sql<boolean>`starts_with(key, ${prefix})`)
    .where(sql<boolean>`key <> all(${keys}::text[])`)
    .execute()
}

export interface CategoryPlace {
  id: number
  parentId: number | null
  slug: string
  position: number
  /** It has questions directly in it, in addition to those of its subcategories. */
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

/** @returns its id. An existing default language stays the default, because an administrator may have chosen it. */
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

/** Makes processes that start together load one after the other. Held until the transaction ends. */
export async function lockContent(db: Db): Promise<void> {
  await sql.raw(endlessPatience).execute(db)
  await sql`select pg_advisory_xact_lock(${advisoryLocks.content})`.execute(db)
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
