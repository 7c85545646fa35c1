// The texts of the site as Trivium brings them: content/src/pages/en/about_us.html is the page about_us in English.

import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { sanitizeText } from './pages.ts'

const folder = join(import.meta.dirname, '../../../../../content/src/pages')
let read: Map<string, string> | undefined

/** @returns null where Trivium brings none in this language */
export function shippedPage(type: string, language: string): string | null {
  read ??= new Map(
    globSync('*/*.html', { cwd: folder }).map(file => [
      `${basename(file, '.html')}:${basename(dirname(file))}`,
      sanitizeText(readFileSync(join(folder, file), 'utf8')),
    ]),
  )
  return read.get(`${type}:${language}`) ?? null
}
