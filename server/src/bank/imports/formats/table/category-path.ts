// Reads the category paths of course systems.

import { decodeHTML } from 'entities'
import type { Draft } from '../../judging/imported-question.ts'

export type CategoryPath = Pick<Draft, 'category' | 'subcategory' | 'isPlaceName'>

/** `$course$/top/Science/Stars` is the subcategory Stars of Science; `//` is a slash within a name. */
export function placeOf(path: string): CategoryPath {
  const parts = path
    .replaceAll('//', escapedSlash)
    .split('/')
    .map(part => decodeHTML(part).replaceAll(escapedSlash, '/').replace(/\s+/g, ' ').trim())
  while (/^(?:\$.*\$|top|)$/i.test(parts[0] ?? 'none')) parts.shift()
  const names = parts.filter(part => part !== '')
  return { category: names[0] ?? null, subcategory: names.length > 1 ? names.slice(1).join(': ') : null, isPlaceName: true }
}

export const namesOf = ({ category, subcategory }: CategoryPath): string[] => [category ?? [], subcategory ?? []].flat()

const escapedSlash = '\uE000'
