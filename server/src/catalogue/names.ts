// What a category is called. Editors write the names: one that is missing in a language is shown in English, then in any.

import type { CategoryRow } from './store.ts'

export function nameIn(names: Record<string, string>, languageCode: string): string {
  return names[languageCode] ?? names.en ?? Object.values(names)[0] ?? ''
}

export function nameOf({ names, slug }: Pick<CategoryRow, 'names' | 'slug'>, languageCode: string): string {
  return nameIn(names, languageCode) || slug
}
