// The official languages of countries, used only if CLDR and countries-list agree.

import { countries } from '../countries/countries.ts'
import type { Country } from '../countries/countries.ts'
import { at, entriesAt, readFacts, textAt } from '../package-facts.ts'
import { remembered } from '../remembered.ts'

/** Countries whose official language is only de facto, changed recently, or is too complicated for a question. */
const inDoubt = new Set('US GB AU MX ER ML BF NE IL BO SD KI ZW AF GN ME BW TZ UG SO LB NR MW MU JM AR CL UY JP'.split(' '))

/** Languages too closely related (or one part of another) for one to be a distractor for the other. */
const clusters = `
  no nb nn, tl fil, ms id, hr sr bs cnr, zh yue, ku ckb, hi ur hif, fa tg prs, de gsw lb
  rn rw, tn st nso, tr az tk, ber tzm zgh kab, bg mk, cs sk, ti am, bn as, bi tpi pis
  to sm, ca oc, ru be uk, nl af, ss zu xh, dv si, th lo`
  .split(/[,\n]/)
  .map(cluster => cluster.trim().split(' '))

/** Official in a part of the country only, which neither package says: the coast of Nicaragua, San Andrés and Providencia. */
const officialInPart: Record<string, string[]> = { NI: ['en'], CO: ['en'] }

const territoryInfo = at(readFacts('cldr-core/supplemental/territoryInfo.json'), 'supplemental', 'territoryInfo')

export interface Speaking extends Country {
  official: string[]
}

export const speakers: Speaking[] = countries.flatMap(country => {
  if (inDoubt.has(country.code)) return []
  // The two written standards of Norwegian count as one language.
  const official = country.languages.filter(code => statusIn(country.code, code) === 'official' && code !== 'nb' && code !== 'nn')
  return official.length > 0 ? [{ ...country, official }] : []
})

/** False if either package lists the language, or a closely related one, for the country, or if a share of the population speaks it. */
export function isForeignTo(country: Country, language: string): boolean {
  return !presentIn(country.code).has(language)
}

const presentIn = remembered(country => {
  const listed = countries.find(({ code }) => code === country)?.languages ?? []
  const present = [...listed, ...spokenIn(country), ...(officialInPart[country] ?? [])]
  const close = clusters.filter(cluster => cluster.some(code => present.includes(code))).flat()
  return new Set([...present, ...close])
})

function statusIn(country: string, language: string): string | null {
  const code = language === 'tl' ? 'fil' : language
  return textAt(territoryInfo, country, 'languagePopulation', code, '_officialStatus')
}

function spokenIn(country: string): string[] {
  return entriesAt(territoryInfo, country, 'languagePopulation')
    .filter(([, facts]) => Number(textAt(facts, '_populationPercent')) >= 1 || textAt(facts, '_officialStatus') !== null)
    .map(([code]) => code.split('_')[0] ?? code)
}
