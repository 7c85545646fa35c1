// The built-in texts of the site (content/pages), cleaned like those of staff.

import { readPages } from '@trivium/content/pages'
import { sanitizeText } from './pages.ts'

let read: Map<string, string> | undefined

/** @returns null if Trivium has no such page in this language */
export function shippedPage(type: string, language: string): string | null {
  read ??= new Map(readPages().map(page => [`${page.type}:${page.language}`, sanitizeText(page.html)]))
  return read.get(`${type}:${language}`) ?? null
}
