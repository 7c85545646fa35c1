// From what a call names to what is meant: a category and, where there are any, its subcategory.

import type { CategoryType } from '@trivium/contract/catalogue'
import { refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import { type CategoryRow, readCategory, readSlugs } from './store.ts'

export interface Target {
  category: CategoryRow
  subcategory: CategoryRow | null
  /** Where the questions are: the subcategory when there is one, else the category. */
  leafId: number
}

export interface TargetNames {
  /** Without one, the first kind that has such a category, in the order of `categoryTypes`. */
  type?: CategoryType
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
  const subcategory = (await readCategory(db, subnamed, { parentId: category.id })) ?? refuse('document_not_found')
  return { category, subcategory, leafId: subcategory.id }
}

/** @throws Refused document_not_found */
export async function findCategory(db: Db, named: string, type?: CategoryType) {
  return (await readCategory(db, named, { ...(type ? { type } : {}), parentId: null })) ?? refuse('document_not_found')
}

export async function slugsOf(db: Db, categoryId: number | null): Promise<{ category: string | null; subcategory: string | null }> {
  const row = categoryId === null ? undefined : await readSlugs(db, categoryId)
  if (!row) return { category: null, subcategory: null }
  return row.parent_slug === null ? { category: row.slug, subcategory: null } : { category: row.parent_slug, subcategory: row.slug }
}
