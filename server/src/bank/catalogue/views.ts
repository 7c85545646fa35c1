// Categories and languages as players see them.

import type { Category } from '@trivium/contract/bank/catalogue'
import type { Language } from '@trivium/contract/platform/settings'
import { mediaPath, pictureOr } from '../../platform/media/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { priceOf } from './premium.ts'
import type { CategoryStats, CategoryRow, LanguageRow } from './store.ts'
import { nameIn } from '@trivium/rules/people/names'

// The name of a category, or its slug when it has no name.
export function nameOf({ names, slug }: Pick<CategoryRow, 'names' | 'slug'>, languageCode: string): string {
  return nameIn(names, languageCode) || slug
}

export function presentLanguage({ id, code, name, rtl, is_default }: LanguageRow): Language {
  return { id, code, name, rtl, default: is_default }
}

export interface Presented {
  settings: Settings
  languageCode: string
  /** The category of a subcategory, which inherits its price and premium status. */
  parent: CategoryRow | null
}

export function presentCategory(row: CategoryStats, { settings, languageCode, parent }: Presented): Category {
  const sold = parent ?? row
  return {
    id: row.id,
    slug: row.slug,
    name: nameOf(row, languageCode),
    image: pictureOr(row.image && mediaPath(row.image), row.hue, row.slug),
    icon: row.icon,
    color: row.hue,
    is_premium: sold.is_premium,
    coins: sold.is_premium ? priceOf(sold, settings) : 0,
    unlocked: !sold.is_premium || row.is_bought,
    has_subcategories: row.has_subcategories,
    has_level: hasLevels(row) && row.questions > 0,
    questions: row.questions,
    max_level: row.max_level,
    played: row.played,
  }
}

/** Only these two types are played by levels. If a category has subcategories, only they have levels. */
function hasLevels({ type, has_subcategories }: CategoryStats): boolean {
  return (type === 'quiz_zone' || type === 'multi_match') && !has_subcategories
}
