// Resolves the names in a request to a category and its subcategory, if there are any.

import type { CategoryType } from '@trivium/contract/bank/catalogue'
import { refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { nameOf } from './views.ts'
import { type CategoryRow, type FoundCategory, hasSubcategories, readCategories, readCategoryById } from './store.ts'

export interface CategoryTarget {
  category: CategoryRow
  subcategory: CategoryRow | null
  /** The category with the questions: the subcategory, or the category when it has none. */
  leafId: number
}

export interface TargetNames {
  type: CategoryType
  /** A slug or an id, like `subcategory`. */
  category: string
  subcategory?: string | undefined
}

/** @throws Refused document_not_found, also when the category has subcategories and the request names none */
export async function findTarget(db: Db, { type, category: named, subcategory: subnamed }: TargetNames): Promise<CategoryTarget> {
  const category = await findCategory(db, named, type)
  if (subnamed === undefined) {
    return category.has_subcategories ? refuse('document_not_found') : { category, subcategory: null, leafId: category.id }
  }
  const subcategory = await firstOf(readCategories(db, subnamed, { parentId: category.id }))
  return { category, subcategory, leafId: subcategory.id }
}

/** @throws Refused document_not_found */
export function findCategory(db: Db, named: string, type: CategoryType): Promise<FoundCategory> {
  return firstOf(readCategories(db, named, { type, parentId: null }))
}

async function firstOf(categories: Promise<FoundCategory[]>): Promise<FoundCategory> {
  return (await categories)[0] ?? refuse('document_not_found')
}

/** For requests without a type: of several types with this slug, the first one with subcategories. @throws Refused document_not_found */
export async function findParent(db: Db, named: string): Promise<FoundCategory> {
  const found = await readCategories(db, named, { parentId: null })
  return found.find(category => category.has_subcategories) ?? found[0] ?? refuse('document_not_found')
}

/**
 * The premium category of this name, whatever its type; a free one when none is premium.
 * @throws Refused document_not_found, also when several are premium: the caller must then send an id, so that nobody buys the wrong one
 */
export async function findForSale(db: Db, named: string): Promise<CategoryRow> {
  const found = await readCategories(db, named, { parentId: null })
  const premium = found.filter(category => category.is_premium)
  return premium.length > 1 ? refuse('document_not_found') : (premium[0] ?? found[0] ?? refuse('document_not_found'))
}

export interface PlacedCategory {
  category: CategoryRow
  /** The category of a subcategory. */
  parent: CategoryRow | null
}

/** @throws Refused document_not_found, also for a category of another type */
export async function categoryById(db: Db, id: number, type: CategoryType): Promise<PlacedCategory> {
  const category = (await readCategoryById(db, id)) ?? refuse('document_not_found')
  if (category.type !== type) refuse('document_not_found')
  const parent = category.parent_id === null ? null : ((await readCategoryById(db, category.parent_id)) ?? null)
  return { category, parent }
}

export async function categoryName(db: Db, id: number, languageCode: string): Promise<string | null> {
  const row = await readCategoryById(db, id)
  return row ? nameOf(row, languageCode) : null
}

export async function slugsOf(db: Db, categoryId: number | null): Promise<{ category: string | null; subcategory: string | null }> {
  const { category, subcategory } = (await placeOf(db, categoryId)) ?? { category: null, subcategory: null }
  return { category: category?.slug ?? null, subcategory: subcategory?.slug ?? null }
}

/** The category of a question, and its subcategory if there is one. */
export async function placeOf(db: Db, categoryId: number | null): Promise<Pick<CategoryTarget, 'category' | 'subcategory'> | null> {
  const leaf = categoryId === null ? undefined : await readCategoryById(db, categoryId)
  if (!leaf) return null
  const parent = leaf.parent_id === null ? undefined : await readCategoryById(db, leaf.parent_id)
  return parent ? { category: parent, subcategory: leaf } : { category: leaf, subcategory: null }
}

/** The type of a category that can hold questions; `parent` when only its subcategories can. The category of exams gives `none`. */
export async function placeForQuestions(db: Db, id: number): Promise<CategoryType | 'parent' | 'none'> {
  const category = await readCategoryById(db, id)
  if (!category || category.type === 'exam') return 'none'
  return (await hasSubcategories(db, id)) ? 'parent' : category.type
}
