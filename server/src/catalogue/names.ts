// What a category is called: one without any name goes by its slug.

import { nameIn } from '@trivium/rules/names'
import type { CategoryRow } from './store.ts'

export function nameOf({ names, slug }: Pick<CategoryRow, 'names' | 'slug'>, languageCode: string): string {
  return nameIn(names, languageCode) || slug
}
