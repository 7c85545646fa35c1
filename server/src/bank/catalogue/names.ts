// The name of a category, or its slug when it has no name.

import { nameIn } from '@trivium/rules/people/names'
import type { CategoryRow } from './store.ts'

export function nameOf({ names, slug }: Pick<CategoryRow, 'names' | 'slug'>, languageCode: string): string {
  return nameIn(names, languageCode) || slug
}
