// The texts of the site as Trivium brings them (content/pages), cleaned as those of staff are.

import { readPages } from '@trivium/content/pages'
import { sanitizeText } from './pages.ts'

let read: Map<string, string> | undefined

/** @returns null where Trivium brings none in this language */
export function shippedPage(type: string, language: string): string | null {
  read ??= new Map(readPages().map(page => [`${page.type}:${page.language}`, sanitizeText(page.html)]))
  return read.get(`${type}:${language}`) ?? null
}
