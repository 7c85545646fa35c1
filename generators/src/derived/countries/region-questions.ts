// Questions for the continent of a country and its region in the United Nations' geoscheme.

import type { Draft } from '../../draft-types.ts'
import type { ContentLanguage } from '@trivium/content/types'
import { countries } from './countries.ts'
import type { Country } from './countries.ts'
import { countryInSentence, countryName } from './country-names.ts'
import { familiarity } from './country-ranking.ts'
import { draftsOf, easiestMixed, pickWrong } from '../draft.ts'
import type { Fact } from '../draft.ts'
import { continentNames, regions } from './regions.ts'
import type { Region } from './regions.ts'
import { sources } from '../sources.ts'
import { givesAway } from '../wording.ts'

/** Countries in two continents, conventionally counted to either, or (Australia) called a continent itself. */
const noContinent = new Set('RU TR KZ GE AZ AM CY EG ID TL AU ZA CF'.split(' '))

/** Countries whose region in the geoscheme surprises most people who live there. */
const noRegion = new Set('MX IR CY GE AM AZ SD RU ZW ZM MZ MW AO TL'.split(' '))

export function regionQuestions(): Draft[] {
  return draftsOf(language => {
    const onContinents = countries.filter(country => !noContinent.has(country.code) && country.region.continent !== 'oceania')
    const inRegions = countries.filter(country => !noRegion.has(country.code) && isFair(country, language))
    return [
      ...easiestMixed(
        onContinents.map(country => continentOf(country, language)),
        language === 'en' ? 70 : 60,
      ),
      ...easiestMixed(
        inRegions.map(country => regionOf(country, language)),
        language === 'en' ? 110 : 80,
      ),
    ]
  })
}

function isFair(country: Country, language: ContentLanguage): boolean {
  return !givesAway(country.region.name[language], countryName(country.code, language)) && country.region.continent !== 'south-america'
}

function continentOf(country: Country, language: ContentLanguage): Fact {
  const name = countryInSentence(country.code, language)
  const right = continentNames[country.region.continent][language]
  const others = Object.values(continentNames).map(continent => ({ label: continent[language], distance: 0 }))
  const question = {
    en: `On which continent would you find ${name}?`,
    es: `¿En qué continente ${isPlural(name) ? 'se encuentran' : 'se encuentra'} ${name}?`,
    ar: `في أي قارة نجد ${name}؟`,
  }[language]
  const wrong = pickWrong(`continent of ${country.code}`, right, others)
  return {
    ...shared(country, language),
    pack: 'continent-of',
    difficulty: familiarity(country.code, language) - 30,
    question,
    right,
    wrong,
    note: null,
    source: sources.countriesList,
  }
}

function regionOf(country: Country, language: ContentLanguage): Fact {
  const name = countryInSentence(country.code, language)
  const right = country.region.name[language]
  const question = {
    en: `In which region do the United Nations’ statistics place ${name}?`,
    es: `¿En qué región sitúan las estadísticas de la ONU a ${name}?`.replace(' a el ', ' al '),
    ar: `إلى أي منطقة ينتمي هذا البلد في إحصاءات الأمم المتحدة: ${name}؟`,
  }[language]
  const wrong = pickWrong(`region of ${country.code}`, right, wrongRegions(country, language))
  return {
    ...shared(country, language),
    pack: 'region-of',
    difficulty: familiarity(country.code, language) + 50,
    question,
    right,
    wrong,
    note: regionNote(country, language),
    source: sources.cldrCore,
  }
}

/** Names well-known countries of the same region as examples. */
function regionNote(country: Country, language: ContentLanguage): string {
  const [one, two] = countries
    .filter(other => other.region.code === country.region.code && other.code !== country.code && !noRegion.has(other.code))
    .toSorted((a, b) => familiarity(a.code, language) - familiarity(b.code, language))
    .map(other => countryInSentence(other.code, language))
  const region = country.region.name[language]
  if (!one || !two) return { en: `The region: ${region}.`, es: `La región: ${region}.`, ar: `المنطقة: ${region}.` }[language]
  return {
    en: `The same region, ${region}, also takes in ${one} and ${two}.`,
    es: `En la misma región, ${region}, figuran también ${one} ${/^[iI]/.test(two) ? 'e' : 'y'} ${two}.`,
    ar: `تضم المنطقة نفسها، ${region}، بلدانًا أخرى مثل ${one} و${two}.`,
  }[language]
}

function wrongRegions(country: Country, language: ContentLanguage) {
  return regions
    .filter(region => region.code !== country.region.code && isBeside(region, country.region))
    .map(region => ({ label: region.name[language], distance: region.landmass === country.region.landmass ? 0 : 1 / sizeOf(region) }))
}

/** Large regions are right more often, so they must be distractors more often, too. */
function sizeOf(region: Region): number {
  return countries.filter(country => country.region === region).length
}

/** On the same landmass, or on connected landmasses. */
function isBeside(one: Region, other: Region): boolean {
  const oldWorld = ['africa', 'asia', 'europe']
  return one.landmass === other.landmass || (oldWorld.includes(one.landmass) && oldWorld.includes(other.landmass))
}

function shared(country: Country, language: ContentLanguage) {
  return { category: 'geography', subcategory: 'countries', subject: country.code, language }
}

function isPlural(nameWithArticle: string): boolean {
  return /^l[ao]s /.test(nameWithArticle)
}
