// All SQL about languages, categories, unlocks and levels.

import { type Selectable, sql } from 'kysely'
import type { CategoryType } from '@trivium/contract/catalogue'
import type { Db } from '../db/connect.ts'
import type { Categories, Languages } from '../db/schema.ts'
import type { Tx } from '../db/transaction.ts'

export type CategoryRow = Selectable<Categories>
export type LanguageRow = Selectable<Languages>

/** A category as a list shows it: what it holds in one language, and what this player has of it. */
export interface ListedCategory extends CategoryRow {
  questions: number
  max_level: number
  subcategories: number
  is_unlocked: boolean
  is_played: boolean
}

export async function readLanguages(db: Db): Promise<LanguageRow[]> {
  return db.selectFrom('languages').selectAll().orderBy('is_default', 'desc').orderBy('id').execute()
}

interface ListedWhere {
  languageId: number
  accountId: number | null
}

/** Main categories of a kind that hold questions in the language, themselves or through subcategories: one query. */
export async function listCategories(db: Db, type: CategoryType, where: ListedWhere): Promise<ListedCategory[]> {
  return listed(db, where, sql`c.type = ${type} and c.parent_id is null`)
}

export async function listSubcategories(db: Db, parentId: number, where: ListedWhere): Promise<ListedCategory[]> {
  return listed(db, where, sql`c.parent_id = ${parentId}`)
}

/** One category, whether or not it holds anything. */
export async function listOne(db: Db, id: number, where: ListedWhere): Promise<ListedCategory | undefined> {
  return (await listed(db, where, sql`c.id = ${id}`, sql`true`))[0]
}

async function listed(db: Db, { languageId, accountId }: ListedWhere, which: ReturnType<typeof sql>, having = sql`questions > 0`) {
  const { rows } = await sql<ListedCategory>`
    select * from (
      select c.*,
        (select count(*)::int from categories s where s.parent_id = c.id) as subcategories,
        coalesce((select sum(n.questions)::int from question_counts n join categories l on l.id = n.category_id
          where (l.id = c.id or l.parent_id = c.id) and n.language_id = ${languageId}), 0) as questions,
        coalesce((select max(n.level) from question_counts n
          where n.category_id = c.id and n.language_id = ${languageId} and n.questions > 0), 0) as max_level,
        exists (select 1 from category_unlocks u where u.account_id = ${accountId}::int and u.category_id in (c.id, c.parent_id)) as is_unlocked,
        exists (select 1 from level_progress p join categories l on l.id = p.category_id
          where p.account_id = ${accountId}::int and (l.id = c.id or l.parent_id = c.id)) as is_played
      from categories c where ${which}
    ) listed where ${having} order by position, id`.execute(db)
  return rows
}

export async function findCategory(db: Db, type: CategoryType, parentId: number | null, slugOrId: string): Promise<CategoryRow | undefined> {
  return db
    .selectFrom('categories')
    .selectAll()
    .where('type', '=', type)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .where(eb => (/^\d{1,9}$/.test(slugOrId) ? eb.or([eb('slug', '=', slugOrId), eb('id', '=', Number(slugOrId))]) : eb('slug', '=', slugOrId)))
    .executeTakeFirst()
}

export async function findCategoryById(db: Db, id: number): Promise<CategoryRow | undefined> {
  return db.selectFrom('categories').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function hasSubcategories(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('categories').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst()) !== undefined
}

export async function isUnlocked(db: Db, accountId: number, categoryId: number): Promise<boolean> {
  const row = await db
    .selectFrom('category_unlocks')
    .select('category_id')
    .where('account_id', '=', accountId)
    .where('category_id', '=', categoryId)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when it was unlocked before: the primary key decides between parallel calls. */
export async function insertUnlock(tx: Tx, accountId: number, categoryId: number): Promise<boolean> {
  const row = await tx
    .insertInto('category_unlocks')
    .values({ account_id: accountId, category_id: categoryId })
    .onConflict(conflict => conflict.doNothing())
    .returning('category_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface LevelRow {
  level: number
  questions: number
  best_percentage: number | null
  won: boolean
}

export async function readLevels(db: Db, leafId: number, languageId: number, accountId: number): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    select n.level, n.questions, p.best_percentage, p.won_at is not null as won
    from question_counts n
    left join level_progress p on p.account_id = ${accountId} and p.category_id = n.category_id and p.level = n.level
    where n.category_id = ${leafId} and n.language_id = ${languageId} and n.questions > 0
    order by n.level`.execute(db)
  return rows
}

/** The highest level won so far, in any language: 0 for none. */
export async function highestWon(db: Db, leafId: number, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('level_progress')
    .select(eb => eb.fn.max('level').as('level'))
    .where('account_id', '=', accountId)
    .where('category_id', '=', leafId)
    .where('won_at', 'is not', null)
    .executeTakeFirst()
  return row?.level ?? 0
}

export interface LevelResult {
  accountId: number
  leafId: number
  level: number
  percentage: number
  won: boolean
  at: Date
}

/** Notes a result; the row's own won_at, read under its lock, decides which win was the first. */
export async function upsertProgress(tx: Tx, { accountId, leafId, level, percentage, won, at }: LevelResult): Promise<{ isFirstWin: boolean }> {
  const before = await tx
    .insertInto('level_progress')
    .values({ account_id: accountId, category_id: leafId, level, best_percentage: 0, won_at: null, last_played_at: at })
    .onConflict(conflict => conflict.columns(['account_id', 'category_id', 'level']).doUpdateSet({ last_played_at: at }))
    .returning('won_at')
    .executeTakeFirstOrThrow()
  const isFirstWin = won && before.won_at === null
  await tx
    .updateTable('level_progress')
    .set(eb => ({
      best_percentage: eb.fn<number>('greatest', ['best_percentage', eb.val(percentage)]),
      ...(isFirstWin && { won_at: at }),
    }))
    .where('account_id', '=', accountId)
    .where('category_id', '=', leafId)
    .where('level', '=', level)
    .execute()
  return { isFirstWin }
}
