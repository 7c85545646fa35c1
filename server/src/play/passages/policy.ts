// Which category may hold a text. The contract restricts the calls to editors; checks that depend on the row are here.

import type { Db } from '../../platform/db/connect.ts'
import { placeOf } from '../../bank/catalogue/index.ts'

/** A text belongs to a category of texts; if that has subcategories, to one of them. */
export async function isTextCategory(db: Db, categoryId: number, stats: number[]): Promise<boolean> {
  const place = await placeOf(db, categoryId)
  return place?.category.type === 'fun_and_learn' && stats.length === 1 && stats[0] === categoryId
}
