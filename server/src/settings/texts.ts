// The server's own sentences, in the language of whoever reads them. The texts are those of the client, in content/texts, filled as it
// fills them.

import { createInstance, type i18n } from 'i18next'
import { english, findInterfaceLanguage, type InterfaceLanguage, textsOf } from './interface-languages.ts'

export type Params = Record<string, string | number>
/** Fills a text; `count` in the params chooses the plural and stands in {{shown}}. */
export type Say = (key: string, params?: Params) => string

const namespace = 'texts'
const ready = new Map<string, Promise<i18n>>()

/** @param named what the reader chose, if anything: a code ('es') or a name ('spanish'). */
export async function sayIn(named: string | null, byDefault: string): Promise<Say> {
  const language = findInterfaceLanguage(named ?? byDefault) ?? findInterfaceLanguage(byDefault) ?? english
  const translator = ready.get(language.code) ?? translatorFor(language)
  ready.set(language.code, translator)
  const { t } = await translator
  const numbers = new Intl.NumberFormat(language.code)
  return (key, params = {}) => t(key, shownIn(numbers, params))
}

async function translatorFor(language: InterfaceLanguage): Promise<i18n> {
  const { texts } = await textsOf(language)
  const instance = createInstance()
  await instance.init({
    lng: language.code,
    fallbackLng: false,
    resources: { [language.code]: { [namespace]: texts } },
    defaultNS: namespace,
    // Keys hold dots.
    keySeparator: false,
    nsSeparator: false,
    // No text of ours is markup where it is filled.
    interpolation: { escapeValue: false },
  })
  return instance
}

/** Numbers as the language writes them. `count` itself stays a number: the plural goes by it. */
function shownIn(numbers: Intl.NumberFormat, { count, ...others }: Params): Params {
  const written = (value: string | number) => (typeof value === 'number' ? numbers.format(value) : value)
  const shown = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, written(value)]))
  return count === undefined ? shown : { ...shown, count, shown: written(count) }
}
