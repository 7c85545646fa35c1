// Handlers by which administrators override and translate texts of the interface.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { InterfaceTextRow, settingAdmin } from '@trivium/contract/platform/settings.admin'
import type { Context, StaffContext } from '../../api/handle.ts'
import { InvalidInput, refuse } from '../../api/refuse.ts'
import { contentVersion, refuseUnseen } from '../../api/seen.ts'
import type { Db } from '../../db/connect.ts'
import type { Tx } from '../../db/transaction.ts'
import { lockSettings } from '../change-store.ts'
import { english, isBuiltIn, textsOf } from './interface-languages.ts'
import { findInBook, readBookNow } from './text-book.ts'
import { englishOf, keysFor, neededIn, problemWith, type Texts } from './text-rules.ts'
import { deleteText, upsertTexts } from './text-store.ts'

type Admin = typeof settingAdmin

/** A language with its keys and texts. */
export interface Shelf {
  code: string
  english: Texts
  /** The built-in texts; empty for an added language. */
  shipped: Texts
  overridden: Texts
  keys: string[]
}

/** @throws Refused document_not_found */
export async function openShelf(db: Db, code: string): Promise<Shelf> {
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
  version: contentVersion(overridden[key] ?? null),
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

/** Opens the language for a change of a text that its writer has seen. @throws Refused document_not_found, changed_meanwhile */
async function seenText(db: Tx, { language, key: named, version }: { language: string; key: string; version: string }) {
  await lockSettings(db)
  const shelf = await openShelf(db, language)
  const key = keyAt(shelf, named)
  refuseUnseen(presentText(key, shelf), version)
  return { shelf, key }
}

export async function setText(asked: InputOf<Admin['set_interface_text']>, { db, audit, now }: StaffContext) {
  const { language, text } = asked
  const { shelf, key } = await seenText(db, asked)
  const problem = problemWith(key, text, shelf.english)
  if (problem) throw new InvalidInput([{ field: 'text', problem }])
  await upsertTexts(db, language, [[key, text]], now)
  const before = shelf.overridden[key] ?? shelf.shipped[key]
  audit({ subject: `text:${language}:${key}`, before: before === undefined ? null : { text: before }, after: { text } })
  return presentText(key, { ...shelf, overridden: { ...shelf.overridden, [key]: text } })
}

export async function resetText(asked: InputOf<Admin['reset_interface_text']>, { db, audit }: StaffContext) {
  const { language } = asked
  const { shelf, key } = await seenText(db, asked)
  await deleteText(db, language, key)
  const was = shelf.overridden[key]
  const after = shelf.shipped[key]
  audit({
    subject: `text:${language}:${key}`,
    before: was === undefined ? null : { text: was },
    after: after === undefined ? null : { text: after },
  })
  return presentText(key, { ...shelf, overridden: {} })
}
