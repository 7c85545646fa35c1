// The file of a language for a translator: its export, what the translated file would change, and its import.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import { type FileTextRow, mostTextLength, type textFileAdmin, TextOfFile } from '@trivium/contract/platform/text-file.admin'
import type { Context, StaffContext } from '../../api/handle.ts'
import { createPause } from '../../api/http/pause.ts'
import { InvalidInput, refuse } from '../../api/refuse.ts'
import { contentVersion } from '../../api/seen.ts'
import { lockSettings } from '../change-store.ts'
import { openShelf, type Shelf } from './text-admin.ts'
import { englishOf, problemWith } from './text-rules.ts'
import { readLastChanges, upsertTexts } from './text-store.ts'

type Admin = typeof textFileAdmin

/** What players see; null: the English text, because the language has none. */
const textNow = (key: string, { overridden, shipped }: Shelf): string | null => overridden[key] ?? shipped[key] ?? null

/** The version of such a text. It is short, because a file holds thousands. */
const textVersion = (text: string | null): string => contentVersion(text).slice(0, 8)

export async function exportTexts({ language }: InputOf<Admin['export_interface_texts']>, { db }: Context) {
  const shelf = await openShelf(db, language)
  const byKey = (valueOf: (key: string) => string) => Object.fromEntries(shelf.keys.map(key => [key, valueOf(key)]))
  return {
    language,
    texts: byKey(key => textNow(key, shelf) ?? ''),
    english: byKey(key => englishOf(key, shelf.english) ?? ''),
    versions: byKey(key => textVersion(textNow(key, shelf))),
  }
}

/** A row of the file: its text, empty if it is not translated yet, or its problem. */
function readRow(key: string, value: unknown, { english }: Shelf, isKnown: boolean): { text: string } | { problem: string } {
  if (typeof value !== 'string') return { problem: 'is no text' }
  if (value.length > mostTextLength) return { problem: 'is longer than 4,000 characters' }
  const { data, error } = TextOfFile.safeParse(value)
  if (data === undefined) return { problem: error?.issues[0]?.message ?? 'is invalid' }
  const text = data.trim()
  const problem = text === '' ? null : isKnown ? problemWith(key, text, english) : 'there is no such text'
  return problem === null ? { text } : { problem }
}

type Row = Omit<FileTextRow, 'changed_at' | 'changed_by'>

/** @param exported the version of the text when the file was exported; undefined: the file does not say it */
function compare(key: string, text: string, exported: unknown, shelf: Shelf): Row {
  const now = textNow(key, shelf)
  const version = textVersion(now)
  const row = { key, english: englishOf(key, shelf.english) ?? '', now, version, text }
  if (exported === undefined) return { ...row, state: key in shelf.overridden ? 'unknown' : 'free' }
  return { ...row, state: exported === version ? 'free' : exported === textVersion(text) ? 'here' : 'both' }
}

export async function previewTexts(
  { language, texts, versions = {} }: InputOf<Admin['preview_interface_texts']>,
  { db }: Context,
): Promise<ResultOf<Admin['preview_interface_texts']>> {
  const shelf = await openShelf(db, language)
  const keys = new Set(shelf.keys)
  const rows: Row[] = []
  const found: Omit<ResultOf<Admin['preview_interface_texts']>, 'rows'> = { invalid: [], unchanged: 0, blank: 0 }
  const pause = createPause()
  for (const [key, value] of Object.entries(texts)) {
    const isKnown = keys.has(key)
    const read = readRow(key, value, shelf, isKnown)
    if ('problem' in read) {
      const english = isKnown ? (englishOf(key, shelf.english) ?? null) : null
      found.invalid.push({ key, english, problem: read.problem })
    } else if (read.text === '') found.blank++
    else if (read.text === textNow(key, shelf)) found.unchanged++
    else rows.push(compare(key, read.text, Object.hasOwn(versions, key) ? versions[key] : undefined, shelf))
    await pause()
  }
  const changes = await readLastChanges(
    db,
    language,
    rows.filter(({ state }) => state !== 'free').map(({ key }) => key),
  )
  const byKey = new Map(changes.map(change => [change.key, change]))
  const told = rows.map(row => {
    const change = byKey.get(row.key)
    return { ...row, changed_at: change?.at.toISOString() ?? null, changed_by: change?.name ?? null }
  })
  return { rows: told, ...found }
}

const mostIssues = 20

/** Skips blank texts, which are not translated yet, and unchanged ones, which need no override. @throws Refused changed_meanwhile */
export async function importTexts(
  { language, texts, versions }: InputOf<Admin['import_interface_texts']>,
  { db, audit, now }: StaffContext,
) {
  await lockSettings(db)
  const shelf = await openShelf(db, language)
  const given = Object.entries(texts).flatMap(([key, text]) => (text.trim() === '' ? [] : [[key, text.trim()] as const]))
  const keys = new Set(shelf.keys)
  const issues: { field: string; problem: string }[] = []
  const pause = createPause()
  for (const [key, text] of given) {
    const problem = keys.has(key) ? problemWith(key, text, shelf.english) : 'there is no such text'
    if (problem) issues.push({ field: `texts.${key}`, problem })
    else if (!Object.hasOwn(versions, key)) issues.push({ field: `versions.${key}`, problem: 'is missing' })
    await pause()
  }
  if (issues.length > 0) throw new InvalidInput(issues.slice(0, mostIssues))
  if (given.some(([key]) => versions[key] !== textVersion(textNow(key, shelf)))) refuse('changed_meanwhile')
  const taken = given.filter(([key, text]) => textNow(key, shelf) !== text)
  await upsertTexts(db, language, taken, now)
  audit({ subject: `language:${language}`, after: { texts: taken.length, keys: taken.slice(0, 100).map(([key]) => key) } })
  return { taken: taken.length, unchanged: given.length - taken.length }
}
