// All SQL of languages, categories and what players have unlocked. Level progress is in level-store.ts.

import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type CategoryType, categoryTypes } from '@trivium/contract/catalogue'
import type { Db } from '../db/connect.ts'
import type { Categories } from '../db/play-tables.ts'
import type { Languages } from '../db/schema.ts'

export type CategoryRow = Selectable<Categories>
export type LanguageRow = Selectable<Languages>

export interface CategoryFigures extends CategoryRow {
  questions: number
  max_level: number
  has_subcategories: boolean
  is_bought: boolean
  played: boolean
}

/** The default one first. */
export function readLanguages(db: Db): Promise<LanguageRow[]> {
  return db.selectFrom('languages').selectAll().orderBy('is_default', 'desc').orderBy('id').execute()
}

export interface Viewer {
  languageId: number
  /** Null for guests. */
  accountId: number | null
}

export const readCategoriesOfType = (db: Db, type: CategoryType, viewer: Viewer) =>
  readFigures(db, sql`c.type = ${type} and c.parent_id is null`, viewer)

export const readSubcategories = (db: Db, parentId: number, viewer: Viewer) => readFigures(db, sql`c.parent_id = ${parentId}`, viewer)

export const readCategoryFigures = (db: Db, ids: number[], viewer: Viewer) => readFigures(db, sql`c.id in (${sql.join(ids)})`, viewer)

/**
 * Categories with what their leaves hold in one language, in one statement. The leaves are the subcategories, or the category
 * itself when it has none.
 */
async function readFigures(db: Db, which: RawBuilder<unknown>, { languageId, accountId }: Viewer): Promise<CategoryFigures[]> {
  const result = await sql<CategoryFigures>`
    with counts as (
      select category_id, sum(questions)::int as questions, max(level) as max_level
      from question_counts where language_id = ${languageId} and questions > 0 group by category_id
    ), played as (
      select category_id from category_plays where account_id = ${accountId}::int
    )
    select c.*, coalesce(sum(n.questions), 0)::int as questions, coalesce(max(n.max_level), 0)::int as max_level,
      bool_or(leaf.id <> c.id) as has_subcategories, bool_or(p.category_id is not null) as played,
      exists (select 1 from category_unlocks u
        where u.account_id = ${accountId}::int and u.category_id = coalesce(c.parent_id, c.id)) as is_bought
    from categories c
      join categories leaf on leaf.parent_id = c.id
        or (leaf.id = c.id and not exists (select 1 from categories sub where sub.parent_id = c.id))
      left join counts n on n.category_id = leaf.id
      left join played p on p.category_id in (leaf.id, c.id)
    where ${which}
    group by c.id order by c.position, c.id`.execute(db)
  return result.rows
}

export type FoundCategory = CategoryRow & { has_subcategories: boolean }

/** By slug, or else by the id as text. A slug is unique within its kind and category: those of several kinds come in the seed's order. */
export async function readCategories(
  db: Db,
  given: string,
  { type, parentId }: { type?: CategoryType; parentId: number | null },
): Promise<FoundCategory[]> {
  const id = idOf(given)
  let query = db
    .selectFrom('categories as c')
    .selectAll('c')
    .select(eb =>
      eb.exists(eb.selectFrom('categories as sub').select('sub.id').whereRef('sub.parent_id', '=', 'c.id')).as('has_subcategories'),
    )
    .where('c.parent_id', parentId === null ? 'is' : '=', parentId)
    .where(eb => eb.or([eb('c.slug', '=', given), ...(id === null ? [] : [eb('c.id', '=', id)])]))
  if (type) query = query.where('c.type', '=', type)
  const rows = await query.orderBy(sql`array_position(${[...categoryTypes]}::text[], c.type)`).execute()
  // A slug may look like a number: it goes before an id.
  const bySlug = rows.filter(row => row.slug === given)
  return (bySlug.length > 0 ? bySlug : rows).map(row => ({ ...row, has_subcategories: Boolean(row.has_subcategories) }))
}

function idOf(given: string): number | null {
  const id = /^\d{1,10}$/.test(given) ? Number(given) : 0
  return id >= 1 && id <= 2_147_483_647 ? id : null
}

export function readCategoryById(db: Db, id: number): Promise<CategoryRow | undefined> {
  return db.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirst()
}

/** When a category, or any of its subcategories, was last played to the end; null for never. */
export async function readLastPlayed(db: Db, accountId: number, categoryId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('category_plays as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select('p.last_played_at')
    .where('p.account_id', '=', accountId)
    .where(eb => eb.or([eb('c.id', '=', categoryId), eb('c.parent_id', '=', categoryId)]))
    .orderBy('p.last_played_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.last_played_at ?? null
}

/** The kind of category a question is in. */
export async function kindOfQuestion(db: Db, questionId: number): Promise<CategoryType | undefined> {
  const row = await db
    .selectFrom('questions as q')
    .innerJoin('categories as c', 'c.id', 'q.category_id')
    .select('c.type')
    .where('q.id', '=', questionId)
    .executeTakeFirst()
  return row?.type
}

/** A category's slug and, when it is a subcategory, its parent's. */
export function readSlugs(db: Db, id: number) {
  return db
    .selectFrom('categories as c')
    .leftJoin('categories as parent', 'parent.id', 'c.parent_id')
    .select(['c.slug', 'parent.slug as parent_slug'])
    .where('c.id', '=', id)
    .executeTakeFirst()
}

export async function hasUnlocked(db: Db, accountId: number, categoryId: number): Promise<boolean> {
  const unlock = db.selectFrom('category_unlocks').select('category_id')
  const row = await unlock.where('account_id', '=', accountId).where('category_id', '=', categoryId).executeTakeFirst()
  return row !== undefined
}

/** @returns false when it was unlocked before; a parallel unlocking is waited for. */
export async function insertUnlock(tx: Db, accountId: number, categoryId: number, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('category_unlocks')
    .values({ account_id: accountId, category_id: categoryId, unlocked_at: at })
    .onConflict(conflict => conflict.doNothing())
    .returning('category_id')
    .executeTakeFirst()
  return row !== undefined
}
