// Resolves the names in a call to a category and, if there are any, its subcategory.

import type { CategoryType } from '@trivium/contract/bank/catalogue'
import { refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { nameOf } from './names.ts'
import { type CategoryRow, type FoundCategory, hasSubcategories, readCategories, readCategoryById } from './store.ts'

export interface Target {
  category: CategoryRow
  subcategory: CategoryRow | null
  /** Where the questions are: the subcategory if there is one, else the category. */
  leafId: number
}

export interface TargetNames {
  type: CategoryType
  /** A slug or an id; so is `subcategory`. */
  category: string
  subcategory?: string | undefined
}

/** @throws Refused document_not_found, also when the category has subcategories and none is named */
export async function findTarget(db: Db, { type, category: named, subcategory: subnamed }: TargetNames): Promise<Target> {
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

/** For calls without a type: of several types with this slug, the first with subcategories. @throws Refused document_not_found */
export async function findParent(db: Db, named: string): Promise<FoundCategory> {
  const found = await readCategories(db, named, { parentId: null })
  return found.find(category => category.has_subcategories) ?? found[0] ?? refuse('document_not_found')
}

/**
 * The premium category of this name, whatever its type; a free one when none is premium.
 * @throws Refused document_not_found, also when several are premium: an id must then be sent, so that nobody buys the wrong one
 */
export async function findForSale(db: Db, named: string): Promise<CategoryRow> {
  const found = await readCategories(db, named, { parentId: null })
  const premium = found.filter(category => category.is_premium)
  return premium.length > 1 ? refuse('document_not_found') : (premium[0] ?? found[0] ?? refuse('document_not_found'))
}

export interface PlacedCategory {
  category: CategoryRow
  /** The category above a subcategory. */
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

/** The category a question is in, and the subcategory if there is one. */
export async function placeOf(db: Db, categoryId: number | null): Promise<Pick<Target, 'category' | 'subcategory'> | null> {
  const leaf = categoryId === null ? undefined : await readCategoryById(db, categoryId)
  if (!leaf) return null
  const parent = leaf.parent_id === null ? undefined : await readCategoryById(db, leaf.parent_id)
  return parent ? { category: parent, subcategory: leaf } : { category: leaf, subcategory: null }
}

/** The type of a category that can hold questions; `parent` where its subcategories hold them. The category of exams is none. */
export async function placeForQuestions(db: Db, id: number): Promise<CategoryType | 'parent' | 'none'> {
  const category = await readCategoryById(db, id)
  if (!category || category.type === 'exam') return 'none'
  return (await hasSubcategories(db, id)) ? 'parent' : category.type
}
