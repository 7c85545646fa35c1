// The server's own texts, in the reader's language. They come from content/texts, which the client uses, too, and are filled in the
// same way.

import { createInstance, type i18n } from 'i18next'
import { english, findInterfaceLanguage, type InterfaceLanguage, textsOf } from './interface-languages.ts'

export type Params = Record<string, string | number>
/** Fills in a text; `count` in the params selects the plural and is shown as {{shown}}. */
export type Say = (key: string, params?: Params) => string

const namespace = 'texts'
const ready = new Map<string, Promise<i18n>>()

/** @param named the reader's choice, if any: a code ('es') or a name ('spanish') */
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
