// The server's own texts in the reader's language: those of content/texts, which the client also uses, with the texts that administrators
// have set over them, filled in the same way.

import { createInstance, type i18n } from 'i18next'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/connect.ts'
import { english, type InterfaceLanguage, isBuiltIn, type Texts } from './interface-languages.ts'
import { languageOf, ownTextsOf } from './text-book.ts'

export type Params = Record<string, string | number>
/** Fills in a text; `count` in the params selects the plural and is shown as {{shown}}. */
export type Say = (key: string, params?: Params) => string

const namespace = 'texts'
/** Cached by language and version, so that a changed text takes effect. */
const ready = new LRUCache<string, Promise<i18n>>({ max: 30 })

/** @param named the reader's choice: a code ('es') or a name ('spanish'); null without a choice */
export async function sayIn(db: Db, named: string | null, byDefault: string): Promise<Say> {
  const language = await languageOf(db, named, { default_web_language: byDefault })
  const [own, base] = [await ownTextsOf(db, language), await ownTextsOf(db, english)]
  const version = `${language.code} ${own.version} ${base.version}`
  const translator = ready.get(version) ?? translatorFor(language, own, base)
  ready.set(version, translator)
  const { t } = await translator
  const numbers = new Intl.NumberFormat(language.code)
  return (key, params = {}) => t(key, shownIn(numbers, params))
}

async function translatorFor({ code }: InterfaceLanguage, own: Texts, base: Texts): Promise<i18n> {
  const instance = createInstance()
  await instance.init({
    lng: code,
    // An added language may lack texts; the built-in ones are complete.
    fallbackLng: isBuiltIn(code) ? false : english.code,
    resources: { [english.code]: { [namespace]: base.texts }, [code]: { [namespace]: own.texts } },
    defaultNS: namespace,
    // Keys contain dots.
    keySeparator: false,
    nsSeparator: false,
    // The texts are not HTML, so nothing needs escaping.
    interpolation: { escapeValue: false },
  })
  return instance
}

/** Formats numbers for the language. `count` itself stays a number, because it selects the plural. */
function shownIn(numbers: Intl.NumberFormat, { count, ...others }: Params): Params {
  const written = (value: string | number) => (typeof value === 'number' ? numbers.format(value) : value)
  const shown = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, written(value)]))
  return count === undefined ? shown : { ...shown, count, shown: written(count) }
}
