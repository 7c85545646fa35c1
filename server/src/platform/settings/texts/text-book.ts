// All languages of the interface and their texts: what Trivium brings, and over it what administrators have set.

import type { Db } from '../../db/connect.ts'
import { cachedWhole } from '../../db/changes/cached.ts'
import { english, findBuiltIn, type InterfaceLanguage, interfaceLanguages, type Texts, textsOf, versionOf } from './interface-languages.ts'
import { readAddedLanguages, readOverrides } from './text-store.ts'

export interface BookLanguage extends InterfaceLanguage {
  isBuiltIn: boolean
  /** Players can choose it. */
  isOn: boolean
}

export interface TextBook {
  /** Those that are switched off, too. */
  languages: readonly BookLanguage[]
  /** What is set here and not by Trivium, by language code and key. */
  overridden: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** The version of what is overridden, by language code, where anything is. */
  versions: Readonly<Record<string, string>>
}

/** As it stands in the database: whoever changes it reads what the own transaction has written. */
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

/** Switched on or not. */
export const findInBook = ({ languages }: TextBook, code: string): BookLanguage | undefined =>
  languages.find(language => language.code === code)

/** One that players can choose: by code ('en', 'en-GB') or by the original clients' name ('english'). */
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

/** What is set for the language itself, by Trivium or here: an added language lacks what is not translated yet. */
export async function ownTextsOf(db: Db, { code }: Pick<InterfaceLanguage, 'code'>): Promise<Texts> {
  const { overridden, versions } = await readTextBook(db)
  const shipped = findBuiltIn(code)?.code === code ? await textsOf({ code }) : { version: '', texts: {} }
  const over = overridden.get(code)
  if (!over) return shipped
  return { version: versionOf(`${shipped.version} ${versions[code]}`), texts: { ...shipped.texts, ...over } }
}

/** Every text: where the language lacks one, the English one. */
export async function allTextsOf(db: Db, language: Pick<InterfaceLanguage, 'code'>): Promise<Texts> {
  const own = await ownTextsOf(db, language)
  if (findBuiltIn(language.code)?.code === language.code) return own
  const base = await ownTextsOf(db, english)
  return { version: versionOf(`${base.version} ${own.version}`), texts: { ...base.texts, ...own.texts } }
}
