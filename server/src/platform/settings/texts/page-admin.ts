// Handlers by which administrators edit the texts of the site.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { settingAdmin, SitePage } from '@trivium/contract/platform/settings.admin'
import { type PageType, pageTypes } from '@trivium/contract/platform/settings'
import type { Context, StaffContext } from '../../api/handle.ts'
import { refuse } from '../../api/refuse.ts'
import { contentVersion, refuseUnseen } from '../../api/seen.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Db } from '../../db/connect.ts'
import type { Settings } from '../defaults.ts'
import { deletePage, lockPage, readAllPages, readPage, upsertPage } from './page-store.ts'
import { cleanHtml, placeholders, placeholdersIn, shownPage, sanitizeText } from './pages.ts'
import { type BookLanguage, findInBook, readBookNow } from './text-book.ts'
import { readPages } from '@trivium/content/pages'

// The built-in texts of the site (content/pages), cleaned like those of staff.
let read: Map<string, string> | undefined

/** @returns null if Trivium has no such page in this language */
function shippedPage(type: string, language: string): string | null {
  read ??= new Map(readPages().map(page => [`${page.type}:${page.language}`, sanitizeText(page.html)]))
  return read.get(`${type}:${language}`) ?? null
}

type Admin = typeof settingAdmin

/** @throws Refused document_not_found */
const languageAt = async (db: Db, code: string): Promise<BookLanguage> =>
  findInBook(await readBookNow(db), code) ?? refuse('document_not_found')

export async function listPages(db: Db): Promise<ResultOf<Admin['get_pages']>> {
  const [{ languages }, rows] = await Promise.all([readBookNow(db), readAllPages(db)])
  const written = new Map(rows.map(({ type, language, html }) => [`${type}:${language}`, html]))
  const data = pageTypes.flatMap(type =>
    languages.map(({ code, name, rtl }) => {
      const html = written.get(`${type}:${code}`) ?? null
      const id = `${type}:${code}`
      return { id, type, language: code, language_name: name, rtl, is_written: html !== null, is_changed: html !== shippedPage(type, code) }
    }),
  )
  return { data, total: data.length }
}

export async function showPage(
  { type, language: code }: { type: PageType; language: string },
  { db, settings }: Context,
): Promise<SitePage> {
  const language = await languageAt(db, code)
  const page = await readPage(db, type, [code])
  return presentPage(type, language, page?.html ?? null, settings)
}

/** Locks the page, and checks that it is the one that the caller has seen. @throws Refused changed_meanwhile */
async function seenPage(db: Tx, { type, language, version }: { type: PageType; language: string; version: string }) {
  await lockPage(db, type, language)
  const before = await readPage(db, type, [language])
  refuseUnseen({ version: contentVersion(before?.html ?? null) }, version)
  return before
}

function presentPage(type: PageType, language: BookLanguage, html: string | null, settings: Settings): SitePage {
  const { code, name, rtl } = language
  const shipped = shippedPage(type, code)
  return {
    id: `${type}:${code}`,
    type,
    language: code,
    language_name: name,
    rtl,
    html,
    shipped,
    version: contentVersion(html),
    is_changed: html !== shipped,
    preview: html === null ? '' : shownPage(html, language, settings),
    placeholders: [...placeholders],
  }
}

export async function previewPage({ language, html }: InputOf<Admin['preview_page']>, { db, settings }: Context) {
  const shown = shownPage(cleanHtml(html), await languageAt(db, language), settings)
  return { html: shown, unknown_placeholders: placeholdersIn(html).filter(name => !placeholders.includes(name)) }
}

export async function writePage(
  { type, language: code, version, html: given }: InputOf<Admin['set_page']>,
  context: StaffContext,
): Promise<SitePage> {
  const { db, audit, settings } = context
  const language = await languageAt(db, code)
  const before = await seenPage(db, { type, language: code, version })
  const html = cleanHtml(given)
  await upsertPage(db, { type, language: code, html })
  audit({ subject: `page:${type}:${code}`, before: before && { html: before.html }, after: { html } })
  return presentPage(type, language, html, settings)
}

export async function revertPage(
  { type, language: code, version }: InputOf<Admin['revert_page']>,
  context: StaffContext,
): Promise<SitePage> {
  const { db, audit, settings } = context
  const language = await languageAt(db, code)
  const before = await seenPage(db, { type, language: code, version })
  const html = shippedPage(type, code)
  if (html === null) await deletePage(db, type, code)
  else await upsertPage(db, { type, language: code, html })
  audit({ subject: `page:${type}:${code}`, before: before && { html: before.html }, after: html === null ? null : { html } })
  return presentPage(type, language, html, settings)
}
