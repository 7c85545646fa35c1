// Handlers by which administrators add and change interface languages and languages of questions.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { ContentLanguageRow, InterfaceLanguageRow, settingAdmin } from '@trivium/contract/platform/settings.admin'
import type { StaffContext } from '../../api/handle.ts'
import { InvalidInput, must, refuse } from '../../api/refuse.ts'
import { contentVersion, refuseUnseen } from '../../api/seen.ts'
import type { Db } from '../../db/connect.ts'
import { lockSettings } from '../change-store.ts'
import {
  type ContentLanguage,
  insertContentLanguage,
  makeDefault,
  readContentLanguages,
  updateContentLanguage,
} from './content-language-store.ts'
import { english, textsOf } from './interface-languages.ts'
import { isRightToLeft, languageCode, ownNameOf } from './language-code.ts'
import { type BookLanguage, findInBook, readBookNow, type TextBook } from './text-book.ts'
import { keysFor } from './text-rules.ts'
import { insertLanguage, updateLanguage } from './text-store.ts'

type Admin = typeof settingAdmin

const taken = () => new InvalidInput([{ field: 'code', problem: 'is there already' }])

export async function listInterfaceLanguages(db: Db): Promise<ResultOf<Admin['get_interface_languages']>> {
  const book = await readBookNow(db)
  const data = await Promise.all(book.languages.map(language => presentLanguage(language, book)))
  return { data, total: data.length }
}

async function presentLanguage({ code, name, rtl, isBuiltIn, isOn }: BookLanguage, book: TextBook): Promise<InterfaceLanguageRow> {
  const overridden = Object.keys(book.overridden.get(code) ?? {}).length
  const of = isBuiltIn ? Object.keys((await textsOf({ code })).texts).length : keysFor(code, (await textsOf(english)).texts).length
  const version = contentVersion([name, rtl, isOn])
  return { id: code, code, name, rtl, is_built_in: isBuiltIn, is_on: isOn, texts: isBuiltIn ? of : overridden, of, overridden, version }
}

async function languageRow(db: Db, code: string): Promise<InterfaceLanguageRow> {
  const book = await readBookNow(db)
  return presentLanguage(must(findInBook(book, code), 'it has just been written'), book)
}

export async function addInterfaceLanguage(asked: InputOf<Admin['add_interface_language']>, { db, audit }: StaffContext) {
  const code = languageCode(asked.code)
  const language = { code, name: asked.name ?? ownNameOf(code), rtl: asked.rtl ?? isRightToLeft(code) }
  if (findInBook(await readBookNow(db), code) || !(await insertLanguage(db, language))) throw taken()
  audit({ subject: `language:${code}`, after: { ...language, is_on: false } })
  return languageRow(db, code)
}

export async function changeInterfaceLanguage(
  { code, version, name, rtl, is_on }: InputOf<Admin['change_interface_language']>,
  { db, audit, settings }: StaffContext,
) {
  await lockSettings(db)
  const language = findInBook(await readBookNow(db), code)
  if (!language || language.isBuiltIn) return refuse('document_not_found')
  refuseUnseen(await languageRow(db, code), version)
  if (is_on === false && settings.default_web_language.toLowerCase() === code.toLowerCase())
    throw new InvalidInput([{ field: 'is_on', problem: 'is the default of the interface: choose another one first' }])
  const before = { name: language.name, rtl: language.rtl, is_on: language.isOn }
  const after = { name: name ?? before.name, rtl: rtl ?? before.rtl, is_on: is_on ?? before.is_on }
  await updateLanguage(db, code, after)
  audit({ subject: `language:${code}`, before, after })
  return languageRow(db, code)
}

const presentContent = ({ id, code, name, rtl, is_default, questions }: ContentLanguage): ContentLanguageRow => ({
  id,
  code,
  name,
  rtl,
  is_default,
  questions,
  version: contentVersion([name, rtl, is_default]),
})

export async function listContentLanguages(db: Db): Promise<ResultOf<Admin['get_content_languages']>> {
  const data = (await readContentLanguages(db)).map(presentContent)
  return { data, total: data.length }
}

async function contentRow(db: Db, id: number): Promise<ContentLanguageRow> {
  const row = (await readContentLanguages(db)).find(language => language.id === id)
  return row ? presentContent(row) : refuse('document_not_found')
}

export async function addContentLanguage(asked: InputOf<Admin['add_content_language']>, { db, audit }: StaffContext) {
  const code = languageCode(asked.code)
  const language = { code, name: asked.name ?? ownNameOf(code), rtl: asked.rtl ?? isRightToLeft(code) }
  const id = await insertContentLanguage(db, language)
  if (id === null) throw taken()
  audit({ subject: `content_language:${id}`, after: language })
  return contentRow(db, id)
}

export async function changeContentLanguage(
  { id, version, name, rtl, is_default }: InputOf<Admin['change_content_language']>,
  { db, audit }: StaffContext,
) {
  await lockSettings(db)
  const before = await contentRow(db, id)
  refuseUnseen(before, version)
  if (is_default === false && before.is_default)
    throw new InvalidInput([{ field: 'is_default', problem: 'one language is the default: make another one so' }])
  await updateContentLanguage(db, id, { name: name ?? before.name, rtl: rtl ?? before.rtl })
  if (is_default && !before.is_default) await makeDefault(db, id)
  const after = await contentRow(db, id)
  audit({ subject: `content_language:${id}`, before, after })
  return after
}
