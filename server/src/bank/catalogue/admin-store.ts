// SQL of editing categories. Players read them through store.ts.

import { sql } from 'kysely'
import type { CategoryType } from '@trivium/contract/bank/catalogue'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { CategoryRow } from './store.ts'

export interface NodeRow extends CategoryRow {
  type: CategoryType
  questions: number
  subcategories: number
}

/** Reads all nodes in the order players see, each subcategory after its category. There are hundreds at most. */
export async function readNodes(db: Db, { type, id }: { type?: CategoryType | undefined; id?: number }): Promise<NodeRow[]> {
  const { rows } = await sql<NodeRow>`
    select c.*, coalesce((select sum(n.questions) from question_counts n where n.category_id = c.id), 0)::int as questions,
      (select count(*) from categories sub where sub.parent_id = c.id)::int as subcategories
    from categories c left join categories parent on parent.id = c.parent_id
    where c.type <> 'exam' and (${type ?? null}::text is null or c.type = ${type ?? null}) and (${id ?? null}::int is null or c.id = ${id ?? null})
    order by c.type, coalesce(parent.position, c.position), coalesce(parent.id, c.id), c.parent_id is not null, c.position, c.id`.execute(
    db,
  )
  return rows
}

export interface LevelCount {
  level: number
  language_id: number
  questions: number
}

export function readLevelCounts(db: Db, categoryId: number): Promise<LevelCount[]> {
  return db
    .selectFrom('question_counts')
    .select(['level', 'language_id', 'questions'])
    .where('category_id', '=', categoryId)
    .where('questions', '>', 0)
    .orderBy('level')
    .orderBy('language_id')
    .execute()
}

/** Lets only one editor change categories at a time, so that slugs stay unique and orders complete. Readers and players do not wait. */
export async function lockCategories(tx: Tx): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(tx)
}

/** @returns whether the category has a question in any state, except earlier versions and withdrawn questions */
export async function hasQuestions(db: Db, categoryId: number): Promise<boolean> {
  const row = await db
    .selectFrom('questions')
    .select('id')
    .where('category_id', '=', categoryId)
    .where('state', '<>', 'withdrawn')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Slugs already used beside a new category. */
export async function readSlugs(db: Db, type: CategoryType, parentId: number | null): Promise<Set<string>> {
  const rows = await db
    .selectFrom('categories')
    .select('slug')
    .where('type', '=', type)
    .where('parent_id', 'is not distinct from', parentId)
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

export interface CategoryLook {
  names: Record<string, string>
  icon: string
  hue: number
  image: string | null
  is_premium: boolean
  price: number | null
}

interface Place {
  type: CategoryType
  parent_id: number | null
  slug: string
}

/** Inserts the category at the end of its list. @returns its id */
export async function insertCategory(tx: Tx, { type, parent_id, slug }: Place, { names, ...look }: CategoryLook): Promise<number> {
  const last = sql<number>`(select coalesce(max(position) + 1, 0) from categories where type = ${type} and parent_id is not distinct from ${parent_id}::int)`
  const { id } = await tx
    .insertInto('categories')
    .values({ type, parent_id, slug, names: JSON.stringify(names), ...look, position: last })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateCategory(tx: Tx, id: number, { names, ...look }: CategoryLook): Promise<void> {
  await tx
    .updateTable('categories')
    .set({ names: JSON.stringify(names), ...look })
    .where('id', '=', id)
    .execute()
}

export async function writeOrder(tx: Tx, ids: number[]): Promise<void> {
  await sql`
    update categories c set position = o.place - 1 from unnest(${ids}::int[]) with ordinality o (id, place)
    where c.id = o.id and c.position <> o.place - 1`.execute(tx)
}

/** @returns false when another row refers to the category: then the transaction has failed */
export async function deleteUnused(tx: Tx, id: number): Promise<boolean> {
  try {
    await tx.deleteFrom('categories').where('id', '=', id).execute()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === foreignKeyViolation) return false
    throw error
  }
}

const foreignKeyViolation = '23503'
