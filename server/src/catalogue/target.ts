// What somebody asks to play or see: a category and, where there are any, its subcategory.

import type { CategoryType } from '@trivium/contract/catalogue'
import { refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { type CategoryRow, findCategory, findCategoryById, hasSubcategories, isUnlocked } from './store.ts'

export interface Asked {
  type: CategoryType
  /** Slug, or id as text. */
  category: string
  subcategory?: string | undefined
}

export interface Found {
  category: CategoryRow
  subcategory: CategoryRow | null
  /** Where the questions are: the subcategory when there is one, else the category. */
  leafId: number
}

/** @throws Refused document_not_found, also for a category that asks for a subcategory. */
export async function findTarget(db: Db, asked: Asked): Promise<Found> {
  const category = (await findCategory(db, asked.type, null, asked.category)) ?? refuse('document_not_found')
  if (asked.subcategory === undefined) {
    if (await hasSubcategories(db, category.id)) refuse('document_not_found')
    return { category, subcategory: null, leafId: category.id }
  }
  const subcategory = (await findCategory(db, asked.type, category.id, asked.subcategory)) ?? refuse('document_not_found')
  return { category, subcategory, leafId: subcategory.id }
}

/** @throws Refused category_locked when the main category is premium and not bought. */
export async function refuseIfLocked(db: Db, accountId: number, category: CategoryRow): Promise<void> {
  if (category.is_premium && !(await isUnlocked(db, accountId, category.id))) refuse('category_locked')
}

/** How a leaf category is named in URLs. */
export async function slugsOf(db: Db, leafId: number | null): Promise<{ category: string | null; subcategory: string | null }> {
  const leaf = leafId === null ? undefined : await findCategoryById(db, leafId)
  if (!leaf) return { category: null, subcategory: null }
  const parent = leaf.parent_id === null ? undefined : await findCategoryById(db, leaf.parent_id)
  return parent ? { category: parent.slug, subcategory: leaf.slug } : { category: leaf.slug, subcategory: null }
}
