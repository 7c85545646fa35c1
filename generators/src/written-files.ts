// What we wrote ourselves lies in content/written/ as plain text: <kind>/<language>/<name>.txt.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentLanguages } from '@trivium/content/types'
import type { ContentLanguage } from '@trivium/content/types'

export interface WrittenFile {
  language: ContentLanguage
  /** Without its extension. */
  name: string
  text: string
}

export const writtenFolder = join(import.meta.dirname, '../../content/written')

/** In the order of languages and names, so that content does not depend on the disk. */
export function writtenFiles(kind: 'quiz-zone' | 'words' | 'matches' | 'texts' | 'facts'): WrittenFile[] {
  return contentLanguages.flatMap(language => {
    const folder = join(writtenFolder, kind, language)
    const names = readdirSync(folder).filter(file => file.endsWith('.txt'))
    return names
      .toSorted()
      .map(file => ({ language, name: file.slice(0, -'.txt'.length), text: readFileSync(join(folder, file), 'utf8').trim() }))
  })
}

/** The place of a file that is named after it: `geography.earth` is the subcategory earth of geography. */
export function placeOf(name: string): { category: string; subcategory: string | null } {
  const [category = '', subcategory = null] = name.split('.')
  return { category, subcategory }
}
