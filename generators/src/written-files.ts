// Reads the content that we wrote ourselves: content/written/<kind>/<language>/<name>.txt.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentLanguages } from '@trivium/content/types'
import type { ContentLanguage } from '@trivium/content/types'

export interface WrittenFile {
  language: ContentLanguage
  /** The file name without its extension. */
  name: string
  text: string
}

export const writtenFolder = join(import.meta.dirname, '../../content/written')

/** Sorted by language and name, so that content does not depend on the order of files on the disk. */
export function writtenFiles(kind: 'quiz-zone' | 'words' | 'matches' | 'texts' | 'facts'): WrittenFile[] {
  return contentLanguages.flatMap(language => {
    const folder = join(writtenFolder, kind, language)
    const names = readdirSync(folder).filter(file => file.endsWith('.txt'))
    return names
      .toSorted()
      .map(file => ({ language, name: file.slice(0, -'.txt'.length), text: readFileSync(join(folder, file), 'utf8').trim() }))
  })
}

/** The category in the name of a file: `geography.earth` is the subcategory earth of geography. */
export function placeOf(name: string): { category: string; subcategory: string | null } {
  const [category = '', subcategory = null] = name.split('.')
  return { category, subcategory }
}
