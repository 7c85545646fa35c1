// All interface languages and their texts: the built-in ones, and over them the languages and texts of administrators.

import type { Db } from '../../db/connect.ts'
import { cachedWhole } from '../../db/changes/cached.ts'
import { english, findBuiltIn, type InterfaceLanguage, interfaceLanguages, type Texts, textsOf, versionOf } from './interface-languages.ts'
import { readAddedLanguages, readOverrides } from './text-store.ts'

export interface BookLanguage extends InterfaceLanguage {
  isBuiltIn: boolean
  /** Whether players can choose it. */
  isOn: boolean
}

export interface TextBook {
  /** All languages, also those that are switched off. */
  languages: readonly BookLanguage[]
  /** Texts that administrators have set, by language code and key. */
  overridden: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** The version of the overridden texts, by language code; only for languages with overridden texts. */
  versions: Readonly<Record<string, string>>
}

/** Reads the book from the database, not from the cache, so that a change sees what its own transaction has written. */
export async function readBookNow(db: Db): Promise<TextBook> {
  const [added, rows] = await Promise.all([readAddedLanguages(db), readOverrides(db)])
  const overridden = new Map<string, Record<string, string>>()
  for (const { language, key, text } of rows) {
    const texts = overridden.get(language) ?? {}
    texts[key] = text
    overridden.set(language, texts)
  }
  const builtIn = interfaceLanguages.map(language => ({ ...language, isBuiltIn: true, isOn: true }))
  const others = added.map(({ id, code, name, rtl, is_on }) => ({ id, code, key: code, name, rtl, isBuiltIn: false, isOn: is_on }))
  const versions = [...overridden].map(([code, texts]) => [code, versionOf(JSON.stringify(texts))] as const)
  return { languages: [...builtIn, ...others], overridden, versions: Object.fromEntries(versions) }
}

export const readTextBook = cachedWhole(['interface_texts'], readBookNow)

/** Finds a language, switched on or not. */
export const findInBook = ({ languages }: TextBook, code: string): BookLanguage | undefined =>
  languages.find(language => language.code === code)

/** Finds a language that players can choose. @param named a code ('en', 'en-GB') or the original clients' name ('english') */
export async function findInterfaceLanguage(db: Db, named: string): Promise<InterfaceLanguage | undefined> {
  const { languages } = await readTextBook(db)
  const wanted = named.toLowerCase()
  const added = languages.filter(({ isBuiltIn, isOn }) => !isBuiltIn && isOn)
  const exact = added.find(({ code }) => code.toLowerCase() === wanted)
  return exact ?? findBuiltIn(named) ?? added.find(({ code }) => code.toLowerCase() === wanted.split('-')[0])
}

/** The language that the player or visitor chose, otherwise the default. */
export async function languageOf(
  db: Db,
  named: string | null,
  { default_web_language: byDefault }: { default_web_language: string },
): Promise<InterfaceLanguage> {
  const chosen = named === null ? undefined : await findInterfaceLanguage(db, named)
  return chosen ?? (await findInterfaceLanguage(db, byDefault)) ?? english
}

export const codeOf = async (...of: Parameters<typeof languageOf>): Promise<string> => (await languageOf(...of)).code

/** The language's own texts, built in or set by administrators. An added language lacks texts that are not translated yet. */
export async function ownTextsOf(db: Db, { code }: Pick<InterfaceLanguage, 'code'>): Promise<Texts> {
  const { overridden, versions } = await readTextBook(db)
  const shipped = findBuiltIn(code)?.code === code ? await textsOf({ code }) : { version: '', texts: {} }
  const over = overridden.get(code)
  if (!over) return shipped
  return { version: versionOf(`${shipped.version} ${versions[code]}`), texts: { ...shipped.texts, ...over } }
}

/** Every text, with the English one where the language lacks it. */
export async function allTextsOf(db: Db, language: Pick<InterfaceLanguage, 'code'>): Promise<Texts> {
  const own = await ownTextsOf(db, language)
  if (findBuiltIn(language.code)?.code === language.code) return own
  const base = await ownTextsOf(db, english)
  return { version: versionOf(`${base.version} ${own.version}`), texts: { ...base.texts, ...own.texts } }
}
