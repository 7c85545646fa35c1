// All SQL of languages, categories and players' unlocks. Level progress is in level-store.ts.

import { type Selectable, sql } from 'kysely'
import { type CategoryType, categoryTypes } from '@trivium/contract/bank/catalogue'
import type { Db } from '../../platform/db/connect.ts'
import { cached, cachedWhole } from '../../platform/db/changes/cached.ts'
import { sinceStartOf } from '../../platform/db/upkeep/months.ts'
import type { Categories } from '../../platform/db/tables/play-tables.ts'
import type { Languages } from '../../platform/db/tables/schema.ts'

export type CategoryRow = Selectable<Categories>
export type LanguageRow = Selectable<Languages>

export interface CategoryStats extends CategoryRow {
  questions: number
  max_level: number
  has_subcategories: boolean
  is_bought: boolean
  played: boolean
}

/** Sorted with the default language first. */
export const readLanguages = cachedWhole(['languages'], (db): Promise<LanguageRow[]> =>
  db.selectFrom('languages').selectAll().orderBy('is_default', 'desc').orderBy('id').execute(),
)

interface AllCategories {
  byId: Map<number, CategoryRow>
  parentIds: Set<number>
}

const readAllCategories = cachedWhole(['categories'], async (db): Promise<AllCategories> => {
  const rows = await db.selectFrom('categories').selectAll().orderBy('id').execute()
  return { byId: new Map(rows.map(row => [row.id, row])), parentIds: new Set(rows.flatMap(row => row.parent_id ?? [])) }
})

export interface Viewer {
  languageId: number
  /** Null for guests. */
  accountId: number | null
}

export const readCategoriesOfType = (db: Db, type: CategoryType, viewer: Viewer) =>
  readStats(db, category => category.type === type && category.parent_id === null, viewer)

export const readSubcategories = (db: Db, parentId: number, viewer: Viewer) =>
  readStats(db, category => category.parent_id === parentId, viewer)

export const readCategoryStats = (db: Db, ids: number[], viewer: Viewer) => readStats(db, ({ id }) => ids.includes(id), viewer)

interface LevelCount {
  level: number
  questions: number
}

/** The levels with questions of each leaf, lowest first, by language. */
export const readLevelCounts = cachedWhole(['question_counts'], async (db): Promise<Map<number, Map<number, LevelCount[]>>> => {
  const rows = await db
    .selectFrom('question_counts')
    .select(['category_id', 'language_id', 'level', 'questions'])
    .where('questions', '>', 0)
    .orderBy('level')
    .execute()
  const byLanguage = Map.groupBy(rows, ({ language_id }) => language_id)
  return new Map([...byLanguage].map(([language, counts]) => [language, Map.groupBy(counts, ({ category_id }) => category_id)]))
})

interface OwnCategories {
  accountId: number
  played: ReadonlySet<number>
  bought: ReadonlySet<number>
}

const mostPlayers = 20_000

/** What each account has played and bought. */
export const readOwnCategories = cached<number, OwnCategories>({
  topic: 'own_categories',
  most: mostPlayers,
  idOf: ({ accountId }) => accountId,
  async read(db, ids) {
    const { rows } = await sql<{ account_id: number; played: number[]; bought: number[] }>`
      select account.id as account_id,
        array(select p.category_id from category_plays p where p.account_id = account.id) as played,
        array(select u.category_id from category_unlocks u where u.account_id = account.id) as bought
      from unnest(${ids}::int[]) as account (id)`.execute(db)
    return new Map(
      rows.map(({ account_id: accountId, played, bought }) => [accountId, { accountId, played: new Set(played), bought: new Set(bought) }]),
    )
  },
})

/**
 * Categories with the stats of their leaves in one language, in listing order. The leaves are the subcategories, or the category itself
 * when it has none. Answered from the caches, without a statement.
 */
async function readStats(
  db: Db,
  isWanted: (category: CategoryRow) => boolean,
  { languageId, accountId }: Viewer,
): Promise<CategoryStats[]> {
  const [{ byId }, counts, own] = await Promise.all([
    readAllCategories(db),
    readLevelCounts(db),
    accountId === null ? new Map<number, OwnCategories>() : readOwnCategories(db, [accountId]),
  ])
  const rows = [...byId.values()]
  const subcategories = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const inLanguage = counts.get(languageId)
  const { played, bought } = own.get(accountId ?? 0) ?? {}
  return rows
    .filter(isWanted)
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
    .map(category => {
      const ids = (subcategories.get(category.id) ?? [category]).map(({ id }) => id)
      const levels = ids.flatMap(id => inLanguage?.get(id) ?? [])
      return {
        ...category,
        questions: levels.reduce((sum, { questions }) => sum + questions, 0),
        max_level: Math.max(0, ...levels.map(({ level }) => level)),
        has_subcategories: subcategories.has(category.id),
        is_bought: bought?.has(category.parent_id ?? category.id) ?? false,
        played: [category.id, ...ids].some(id => played?.has(id)),
      }
    })
}

/** No list contains the category of exams, because nobody chooses it. */
type ListedCategory = CategoryRow & { type: CategoryType }
const isListed = (row: CategoryRow): row is ListedCategory => row.type !== 'exam'

export type FoundCategory = ListedCategory & { has_subcategories: boolean }

/**
 * Finds categories by slug, else by the id as text. A slug is unique per type and parent; matches of several types come in the order of
 * categoryTypes.
 */
export async function readCategories(
  db: Db,
  given: string,
  { type, parentId }: { type?: CategoryType; parentId: number | null },
): Promise<FoundCategory[]> {
  const { byId, parentIds } = await readAllCategories(db)
  const id = idOf(given)
  const rows = [...byId.values()]
    .filter(isListed)
    .filter(row => row.parent_id === parentId && (type === undefined || row.type === type) && (row.slug === given || row.id === id))
    .sort((one, other) => categoryTypes.indexOf(one.type) - categoryTypes.indexOf(other.type))
  // A slug may look like a number: a match by slug comes before one by id.
  const bySlug = rows.filter(row => row.slug === given)
  return (bySlug.length > 0 ? bySlug : rows).map(row => ({ ...row, has_subcategories: parentIds.has(row.id) }))
}

function idOf(given: string): number | null {
  return /^\d{1,10}$/.test(given) ? Number(given) : null
}

export async function readCategoryById(db: Db, id: number): Promise<CategoryRow | undefined> {
  return (await readAllCategories(db)).byId.get(id)
}

export async function hasSubcategories(db: Db, id: number): Promise<boolean> {
  return (await readAllCategories(db)).parentIds.has(id)
}

export interface SubjectRow {
  category: ListedCategory
  /** Its subcategories, or the category itself when it has none. */
  leaves: CategoryRow[]
}

/** The categories of a type with their leaves, in listing order. Answered from the cache, without a statement. */
export async function readTreeOfType(db: Db, type: CategoryType): Promise<SubjectRow[]> {
  const rows = [...(await readAllCategories(db)).byId.values()]
    .filter(isListed)
    .filter(row => row.type === type)
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
  const subcategories = Map.groupBy(rows, ({ parent_id }) => parent_id)
  return (subcategories.get(null) ?? []).map(category => ({ category, leaves: subcategories.get(category.id) ?? [category] }))
}

/** All categories that questions of the bank may lie in, by place. */
export async function readBankCategories(db: Db): Promise<CategoryRow[]> {
  return [...(await readAllCategories(db)).byId.values()]
    .filter(isListed)
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
}

/** When the player last finished a category or one of its subcategories; null for never. */
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

/** When the player last finished a text, in any language; null for never. @returns undefined for a text that does not exist */
export async function readTextPlayed(db: Db, accountId: number, passageId: number): Promise<{ playedAt: Date | null } | undefined> {
  const { rows } = await sql<{ played_at: Date | null }>`
    select (select max(done.finished_at) from plays done
      where done.account_id = ${accountId} and done.state = 'finished' and done.reward = 'fun_and_learn:' || coalesce(p.fact, p.id::text)
        and exists (select 1 from answers given where given.play_id = done.id
          and given.answered_at >= ${sinceStartOf('done')} and given.answer is not null)) as played_at
    from passages p where p.id = ${passageId} and p.is_active`.execute(db)
  return rows[0] && { playedAt: rows[0].played_at }
}

/** The type of a question's category. */
export async function kindOfQuestion(db: Db, questionId: number): Promise<CategoryRow['type'] | undefined> {
  const row = await db
    .selectFrom('questions as q')
    .innerJoin('categories as c', 'c.id', 'q.category_id')
    .select('c.type')
    .where('q.id', '=', questionId)
    .executeTakeFirst()
  return row?.type
}

export async function hasUnlocked(db: Db, accountId: number, categoryId: number): Promise<boolean> {
  const unlock = db.selectFrom('category_unlocks').select('category_id')
  const row = await unlock.where('account_id', '=', accountId).where('category_id', '=', categoryId).executeTakeFirst()
  return row !== undefined
}

/** Waits for a parallel unlock. @returns false when the category was already unlocked */
export async function insertUnlock(tx: Db, accountId: number, categoryId: number, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('category_unlocks')
    .values({ account_id: accountId, category_id: categoryId, unlocked_at: at })
    .onConflict(conflict => conflict.doNothing())
    .returning('category_id')
    .executeTakeFirst()
  return row !== undefined
}
