// The next level to play, with the names of its category.

import type { PlayerHome } from '@trivium/contract/profile/home'
import { nameIn } from '@trivium/rules/people/names'
import { placeOf } from '../../bank/catalogue/index.ts'
import type { Db } from '../../platform/db/connect.ts'

export interface NextLevel {
  categoryId: number
  level: number
  bestPercentage: number | null
}

export async function presentNextLevel(db: Db, next: NextLevel | null, languageCode: string): Promise<PlayerHome['continue']> {
  const place = next && (await placeOf(db, next.categoryId))
  if (!place) return null
  const { category, subcategory } = place
  const nameOf = ({ names, slug }: typeof category) => nameIn(names, languageCode) || slug
  return {
    mode: category.type,
    category: nameOf(category),
    category_slug: category.slug,
    subcategory: subcategory && nameOf(subcategory),
    subcategory_slug: subcategory?.slug ?? null,
    level: next.level,
    best_percentage: next.bestPercentage,
  }
}
