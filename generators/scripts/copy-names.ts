// Copies from CLDR the names that the generators need (src/derived/names.json), because its packages have 80 MB: those of all locales.
// Run it after an update of the packages: `node generators/scripts/copy-names.ts`.

import { globSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { at, entriesAt, type Json, readFacts, textAt } from '../src/derived/package-facts.ts'

export const namesFile = join(import.meta.dirname, '../src/derived/names.json')

const main = join(dirname(createRequire(import.meta.url).resolve('cldr-localenames-full/package.json')), 'main')
/** Some locales have names of languages only. */
const localesWith = (kind: 'languages' | 'territories') =>
  globSync(`*/${kind}.json`, { cwd: main })
    .map(file => dirname(file))
    .filter(locale => /^[a-z]+$/.test(locale))
    .toSorted()
const territories = at(readFacts('cldr-core/supplemental/territoryInfo.json'), 'supplemental', 'territoryInfo')

/** All names in the languages of the content; in every other language its own name, and those of the countries where it is official. */
export function collectNames() {
  return {
    languages: byLocale(['ar', 'en', 'es'], locale => textsOf(shown(locale, 'languages'))),
    territories: byLocale(['ar', 'en', 'es'], locale => textsOf(shown(locale, 'territories'))),
    currencies: byLocale(['ar', 'en', 'es'], currenciesIn),
    ownLanguage: byLocale(localesWith('languages'), locale => textAt(shown(locale, 'languages'), locale)),
    ownTerritories: byLocale(localesWith('territories'), locale =>
      textsOf(shown(locale, 'territories'), code => isOfficialIn(locale, code)),
    ),
  }
}

const byLocale = <Names>(all: readonly string[], namesIn: (locale: string) => Names) =>
  Object.fromEntries(all.map(locale => [locale, namesIn(locale)]))

const shown = (locale: string, kind: 'languages' | 'territories') =>
  at(readFacts(`cldr-localenames-full/main/${locale}/${kind}.json`), 'main', locale, 'localeDisplayNames', kind)

const textsOf = (facts: Json | undefined, isWanted = (_code: string) => true) =>
  Object.fromEntries(entriesAt(facts).filter(([code]) => isWanted(code)))

const isOfficialIn = (locale: string, territory: string) =>
  textAt(territories, territory, 'languagePopulation', locale, '_officialStatus') !== null

function currenciesIn(locale: string) {
  const facts = at(readFacts(`cldr-numbers-full/main/${locale}/currencies.json`), 'main', locale, 'numbers', 'currencies')
  const name = locale === 'ar' ? 'displayName' : 'displayName-count-one'
  return Object.fromEntries(
    entriesAt(facts).map(([code, currency]) => [code, { name: textAt(currency, name), sign: textAt(currency, 'symbol-alt-narrow') }]),
  )
}

if (import.meta.main) writeFileSync(namesFile, `${JSON.stringify(collectNames(), null, 1)}\n`)
