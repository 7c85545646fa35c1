// Countries of one continent, countries with the same kind of currency, countries by size.

import { countries } from '../derived/countries/countries.ts'
import { countryInSentence, countryName } from '../derived/countries/country-names.ts'
import { familiarity } from '../derived/countries/country-ranking.ts'
import { spenders } from '../derived/currencies/currencies.ts'
import { currencyUnit } from '../derived/currencies/currency-names.ts'
import { easiest } from '../derived/draft.ts'
import { continentNames } from '../derived/countries/regions.ts'
import { sources } from '../derived/sources.ts'
import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage } from '@trivium/content/types'
import { countryAreas } from './country-areas.ts'
import { groupSelects } from './group-selects.ts'
import type { MatchGroup, GroupMember } from './group-selects.ts'
import { grouped } from './grouped.ts'
import { spread } from './match-draft.ts'
import { orderedSequences } from './ordered-sequences.ts'

const place = { category: 'geography-match', subcategory: 'countries' }

/** Countries in two continents, conventionally counted to either, or with the continent in their name. */
const noContinent = new Set('RU TR KZ GE AZ AM CY EG ID TL AU ZA CF PG TT'.split(' '))

/** Units so similar (rial and riyal, rupee and rupiah, franc and CFA franc) that an answer could be disputed. */
const alike = new Set('SAR QAR OMR YER IRR IDR MVR XAF XOF XPF'.split(' '))

export function countryMatches(): Draft[] {
  return contentLanguages.flatMap(language => [
    ...spread(easiest(sharedContinents(language), 40)),
    ...spread(easiest(sharedCurrencies(language), 35)),
    ...spread(bySize(language)),
  ])
}

function sharedContinents(language: ContentLanguage): Draft[] {
  const located = countries.filter(({ code, region }) => !noContinent.has(code) && region.continent !== 'oceania')
  const groups = groupsOf(located, ({ region }) => continentNames[region.continent][language], language)
  return groupSelects({
    ...place,
    language,
    groups,
    source: sources.cldrCore,
    ask: (example, continent) =>
      ({
        en: `Like ${example}, some of these countries lie in ${continent}. Select all of them.`,
        es: `Selecciona todos los países que, como ${example}, están en ${continent}.`,
        ar: `اختر كل البلدان الواقعة في ${continent} مثل ${example}.`,
      })[language],
    // Schools teach different borders of North America, so the two Americas never meet.
    mayMeet: (group, other) => !(isAmerican(group, language) && isAmerican(other, language)),
  })
}

function isAmerican({ name }: MatchGroup, language: ContentLanguage): boolean {
  return name === continentNames['north-america'][language] || name === continentNames['south-america'][language]
}

function sharedCurrencies(language: ContentLanguage): Draft[] {
  const known = spenders.filter(({ currency }) => !alike.has(currency))
  const groups = groupsOf(known, ({ currency }) => unitOf(currency, language), language)
  return groupSelects({
    ...place,
    language,
    groups,
    source: sources.cldrCore,
    ask: (example, unit) =>
      ({
        en: `Select all the countries that, like ${example}, have a currency called the ${unit}.`,
        es: `Selecciona todos los países que, como ${example}, tienen una moneda llamada «${unit}».`,
        ar: `اختر كل البلدان التي تسمى عملتها «${unit}» مثل ${example}.`,
      })[language],
  })
}

/** Sterling counts as a pound. */
function unitOf(currency: string, language: ContentLanguage): string {
  return currency === 'GBP' ? { en: 'pound', es: 'libra', ar: 'جنيه' }[language] : currencyUnit(currency, language)
}

function groupsOf<T extends { code: string }>(members: T[], nameOf: (member: T) => string, language: ContentLanguage): MatchGroup[] {
  return [...Map.groupBy(members, nameOf)].map(([name, group]) => ({ name, members: group.map(({ code }) => memberOf(code, language)) }))
}

function memberOf(code: string, language: ContentLanguage): GroupMember {
  return { label: countryName(code, language), inSentence: countryInSentence(code, language), rank: familiarity(code, language) }
}

function bySize(language: ContentLanguage): Draft[] {
  const unit = { en: 'km²', es: 'km²', ar: 'كم²' }[language]
  return orderedSequences({
    ...place,
    language,
    source: null,
    seed: 'areas',
    questions: 20,
    isDescending: true,
    items: [...countryAreas].map(([code, area]) => ({
      label: countryName(code, language),
      value: area,
      shown: `≈\u00a0${grouped(area, language)}\u00a0${unit}`,
      rank: familiarity(code, language),
    })),
    ask: listed =>
      ({
        en: `Put these countries in order of area, the largest first: ${listed}.`,
        es: `Ordena estos países por su superficie, de mayor a menor: ${listed}.`,
        ar: `رتّب هذه البلدان بحسب مساحتها من الأكبر إلى الأصغر: ${listed}.`,
      })[language],
    isApart: (low, high) => high.value > low.value * 1.5,
  })
}
