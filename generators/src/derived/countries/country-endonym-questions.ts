// Endonyms of countries: Suomi, Magyarország, Hellas. The names are from CLDR, in the country's own language.

import type { Draft } from '../../draft-types.ts'
import type { ContentLanguage } from '@trivium/content/types'
import { countries, countryChoices } from './countries.ts'
import { territoryEndonym } from '../cldr-names.ts'
import { countryName } from './country-names.ts'
import { familiarity } from './country-ranking.ts'
import { draftsOf, isSpelledOut, pickWrong } from '../draft.ts'
import type { Fact } from '../draft.ts'
import { sources } from '../sources.ts'
import { folded } from '../wording.ts'

/** Only countries with one main language. */
const ownLanguage = `
  DE:de FI:fi HU:hu GR:el GE:ka AM:hy AL:sq HR:hr SE:sv NO:nb DK:da IS:is JP:ja CN:zh KR:ko IN:hi TH:th ES:es IT:it PL:pl CZ:cs
  SK:sk SI:sl LT:lt LV:lv EE:et UA:uk BG:bg RO:ro TR:tr NL:nl AT:de EG:ar MA:ar DZ:ar JO:ar LB:ar IQ:ar TN:ar BD:bn NP:ne KH:km MM:my
  MN:mn VN:vi IE:ga MT:mt ET:am LK:si BR:pt MK:mk RS:sr BT:dz FR:fr PT:pt SA:ar OM:ar SD:ar`
  .trim()
  .split(/\s+/)

export function countryEndonymQuestions(): Draft[] {
  return draftsOf(language =>
    ownLanguage.flatMap(pair => {
      const [code = '', locale = ''] = pair.split(':')
      const endonym = territoryEndonym(code, locale)
      return endonym && locale !== language && isForeign(endonym, countryName(code, language)) ? factOn(code, endonym, language) : []
    }),
  )
}

function isForeign(endonym: string, name: string): boolean {
  const [one, other] = [folded(endonym), folded(name)]
  return !one.includes(other) && !other.includes(one)
}

function factOn(code: string, endonym: string, language: ContentLanguage): Fact[] {
  const country = countries.find(known => known.code === code)
  if (!country) return []
  const right = countryName(code, language)
  const question = {
    en: `Which country is called “${endonym}” in its own language?`,
    es: `¿Qué país se llama «${endonym}» en su propia lengua?`,
    ar: `أي بلد يُسمى «${endonym}» بلغة أهله؟`,
  }[language]
  const wrong = pickWrong(`endonym of ${code}`, right, countryChoices(country, countries, language), endonym)
  const place = { category: 'geography', subcategory: 'countries', pack: 'country-endonym', subject: code, language }
  const fact = { ...place, difficulty: familiarity(code, language) + 30, question, right, wrong, note: null, source: sources.cldrNames }
  return isSpelledOut(fact, endonym) ? [] : [fact]
}
