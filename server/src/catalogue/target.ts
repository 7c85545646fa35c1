// From what a call names to what is meant: a category and, where there are any, its subcategory.

import type { CategoryType } from '@trivium/contract/catalogue'
import { refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { nameOf } from './names.ts'
import { type CategoryRow, type FoundCategory, readCategories, readCategoryById } from './store.ts'

export interface Target {
  category: CategoryRow
  subcategory: CategoryRow | null
  /** Where the questions are: the subcategory when there is one, else the category. */
  leafId: number
}

export interface TargetNames {
  type: CategoryType
  /** Slug or id, as `subcategory`. */
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

/** Where the kind is not told: of the same slug in several kinds the first that has subcategories. @throws Refused document_not_found */
export async function findParent(db: Db, named: string): Promise<FoundCategory> {
  const found = await readCategories(db, named, { parentId: null })
  return found.find(category => category.has_subcategories) ?? found[0] ?? refuse('document_not_found')
}

/**
 * The premium category meant, whatever its kind; a free one where none of that name is premium.
 * @throws Refused document_not_found, also when several are: nobody buys by mistake, and their ids tell them apart
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

/** @throws Refused document_not_found, also when it is of another kind */
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

/** The category a question lives in, and the subcategory where there is one. */
export async function placeOf(db: Db, categoryId: number | null): Promise<Pick<Target, 'category' | 'subcategory'> | null> {
  const leaf = categoryId === null ? undefined : await readCategoryById(db, categoryId)
  if (!leaf) return null
  const parent = leaf.parent_id === null ? undefined : await readCategoryById(db, leaf.parent_id)
  return parent ? { category: parent, subcategory: leaf } : { category: leaf, subcategory: null }
}
