// Handlers by which administrators override and translate texts of the interface.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { InterfaceTextRow, settingAdmin } from '@trivium/contract/platform/settings.admin'
import type { Context, StaffContext } from '../../api/handle.ts'
import { createPause } from '../../api/http/pause.ts'
import { InvalidInput, refuse } from '../../api/refuse.ts'
import type { Db } from '../../db/connect.ts'
import { english, isBuiltIn, textsOf } from './interface-languages.ts'
import { findInBook, readBookNow } from './text-book.ts'
import { englishOf, keysFor, neededIn, problemWith, type Texts } from './text-rules.ts'
import { deleteText, upsertTexts } from './text-store.ts'

type Admin = typeof settingAdmin

/** A language with its keys and texts. */
interface Shelf {
  code: string
  english: Texts
  /** The built-in texts; empty for an added language. */
  shipped: Texts
  overridden: Texts
  keys: string[]
}

/** @throws Refused document_not_found */
async function openShelf(db: Db, code: string): Promise<Shelf> {
  const book = await readBookNow(db)
  if (!findInBook(book, code)) refuse('document_not_found')
  const { texts: source } = await textsOf(english)
  const shipped = isBuiltIn(code) ? (await textsOf({ code })).texts : {}
  const keys = isBuiltIn(code) ? Object.keys(shipped) : keysFor(code, source)
  return { code, english: source, shipped, overridden: book.overridden.get(code) ?? {}, keys }
}

const presentText = (key: string, { english: source, shipped, overridden }: Shelf): InterfaceTextRow => ({
  id: key,
  key,
  english: englishOf(key, source) ?? '',
  shipped: shipped[key] ?? null,
  text: overridden[key] ?? null,
  placeholders: neededIn(key, source),
})

export async function listTexts(
  { language, search, only, offset = 0, limit }: InputOf<Admin['get_interface_texts']>,
  { db, settings }: Context,
): Promise<ResultOf<Admin['get_interface_texts']>> {
  const shelf = await openShelf(db, language)
  const wanted = search?.toLowerCase()
  const rows = shelf.keys
    .map(key => presentText(key, shelf))
    .filter(({ text, shipped }) => only === undefined || (only === 'overridden' ? text !== null : text === null && shipped === null))
    .filter(
      row => wanted === undefined || [row.key, row.english, row.shipped, row.text].some(words => words?.toLowerCase().includes(wanted)),
    )
  return { data: rows.slice(offset, offset + (limit ?? settings.page_size)), total: rows.length }
}

/** @throws Refused document_not_found for a key that this language does not have */
const keyAt = (shelf: Shelf, key: string): string => (shelf.keys.includes(key) ? key : refuse('document_not_found'))

export async function setText({ language, key: named, text }: InputOf<Admin['set_interface_text']>, { db, audit, now }: StaffContext) {
  const shelf = await openShelf(db, language)
  const key = keyAt(shelf, named)
  const problem = problemWith(key, text, shelf.english)
  if (problem) throw new InvalidInput([{ field: 'text', problem }])
  await upsertTexts(db, language, [[key, text]], now)
  const before = shelf.overridden[key] ?? shelf.shipped[key]
  audit({ subject: `text:${language}:${key}`, before: before === undefined ? null : { text: before }, after: { text } })
  return presentText(key, { ...shelf, overridden: { ...shelf.overridden, [key]: text } })
}

export async function resetText({ language, key: named }: InputOf<Admin['reset_interface_text']>, { db, audit }: StaffContext) {
  const shelf = await openShelf(db, language)
  const key = keyAt(shelf, named)
  await deleteText(db, language, key)
  const was = shelf.overridden[key]
  const after = shelf.shipped[key]
  audit({
    subject: `text:${language}:${key}`,
    before: was === undefined ? null : { text: was },
    after: after === undefined ? null : { text: after },
  })
  return { ...presentText(key, shelf), text: null }
}

export async function exportTexts({ language }: InputOf<Admin['export_interface_texts']>, { db }: Context) {
  const { keys, shipped, overridden, english: source } = await openShelf(db, language)
  const texts = Object.fromEntries(keys.map(key => [key, overridden[key] ?? shipped[key] ?? '']))
  return { language, texts, english: Object.fromEntries(keys.map(key => [key, englishOf(key, source) ?? ''])) }
}

const mostIssues = 20

/** Skips blank texts, which are not translated yet, and unchanged ones, which need no override. */
export async function importTexts({ language, texts }: InputOf<Admin['import_interface_texts']>, { db, audit, now }: StaffContext) {
  const shelf = await openShelf(db, language)
  const given = Object.entries(texts).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, text.trim()] as const]))
  const keys = new Set(shelf.keys)
  const issues: { field: string; problem: string }[] = []
  const pause = createPause()
  for (const [key, text] of given) {
    const problem = keys.has(key) ? problemWith(key, text, shelf.english) : 'there is no such text'
    if (problem) issues.push({ field: ['texts', key].join('.'), problem })
    await pause()
  }
  if (issues.length > 0) throw new InvalidInput(issues.slice(0, mostIssues))
  const taken = given.filter(([key, text]) => (shelf.overridden[key] ?? shelf.shipped[key]) !== text)
  await upsertTexts(db, language, taken, now)
  audit({ subject: `language:${language}`, after: { texts: taken.length, keys: taken.slice(0, 100).map(([key]) => key) } })
  return { taken: taken.length, unchanged: given.length - taken.length }
}
