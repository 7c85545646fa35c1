// Names from CLDR: names.json, which generators/scripts/copy-names.ts copies from its packages.

import type { ContentLanguage } from '@trivium/content/types'
import names from './names.json' with { type: 'json' }
import { type Json, textAt } from './package-facts.ts'

const facts: Json = names

export const languageNamed = (code: string, language: ContentLanguage) => textAt(facts, 'languages', language, code)

/** The language's name in itself: "suomi". */
export const endonymOf = (code: string) => textAt(facts, 'ownLanguage', code)

export const territoryNamed = (code: string, language: ContentLanguage) => textAt(facts, 'territories', language, code)

/** The name of a country in a language that is official there. */
export const territoryEndonym = (code: string, locale: string) => textAt(facts, 'ownTerritories', locale, code)

export const currencyNamed = (code: string, language: ContentLanguage) => textAt(facts, 'currencies', language, code, 'name')

/** The currency's own sign (₹), or null if CLDR has none. */
export const currencySign = (code: string) => textAt(facts, 'currencies', 'en', code, 'sign')
