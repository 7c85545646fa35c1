// Categories, levels and languages as the wire shows them.

import type { Category, Language, LevelData } from '@trivium/contract/catalogue'
import { mediaPath } from '../media/index.ts'
import type { CategoryRow, LanguageRow, LevelRow, ListedCategory } from './store.ts'

export interface CategoryView {
  languageCode: string
  premiumPriceCoins: number
}

export function nameOf(category: Pick<CategoryRow, 'names'>, languageCode: string): string {
  return category.names[languageCode] ?? category.names.en ?? Object.values(category.names)[0] ?? ''
}

/** @param parent of a subcategory: premium is a matter of the main category. */
export function presentCategory(category: ListedCategory, view: CategoryView, parent?: ListedCategory): Category {
  const paid = parent ?? category
  return {
    id: category.id,
    slug: category.slug,
    name: nameOf(category, view.languageCode),
    image: category.image === null ? null : mediaPath(category.image),
    icon: category.icon,
    color: category.hue,
    is_premium: paid.is_premium,
    coins: paid.is_premium ? (paid.price ?? view.premiumPriceCoins) : 0,
    unlocked: !paid.is_premium || paid.is_unlocked,
    has_subcategories: category.subcategories > 0,
    has_level: category.max_level > 0,
    questions: category.questions,
    max_level: category.max_level,
    played: category.is_played,
  }
}

export function presentLanguage(language: LanguageRow): Language {
  return { id: language.id, code: language.code, name: language.name, rtl: language.rtl, default: language.is_default }
}

export function presentLevels(levels: LevelRow[], unlocked: number): LevelData['levels'] {
  return levels.map(row => ({
    level: row.level,
    questions: row.questions,
    unlocked: row.level <= unlocked,
    best_percentage: row.best_percentage,
    played: row.best_percentage !== null,
  }))
}
