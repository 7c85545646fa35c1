// Where a text may stand. Texts are for editors; what depends on the row stands here.

import type { Db } from '../../platform/db/connect.ts'
import { placeOf } from '../../bank/catalogue/index.ts'

/** A text stands in a category of texts, and where that has subcategories, in one of them. */
export async function isTextCategory(db: Db, categoryId: number, stats: number[]): Promise<boolean> {
  const place = await placeOf(db, categoryId)
  return place?.category.type === 'fun_and_learn' && stats.length === 1 && stats[0] === categoryId
}
