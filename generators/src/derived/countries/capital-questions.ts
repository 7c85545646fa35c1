// Questions for the capital of a country and the country of a capital.

import type { Draft } from '../../draft-types.ts'
import type { ContentLanguage, LocalText } from '@trivium/content/types'
import { capitalNames, mistakenCapitals } from './capital-names.ts'
import { countries, countryChoices, distanceBetween } from './countries.ts'
import type { Country } from './countries.ts'
import { countryInSentence, countryName } from './country-names.ts'
import { familiarity } from './country-ranking.ts'
import { draftsOf, easiest, pickWrong } from '../draft.ts'
import type { Fact } from '../draft.ts'
import { sources } from '../sources.ts'
import { deEs, folded, givesAway } from '../wording.ts'

type Capital = Country & { name: LocalText }

/** Capitals that the package still spells in an older way. */
const olderSpellings: Record<string, string> = { MN: 'Ulan Bator', AG: "Saint John's", US: 'Washington D.C.' }

/** A capital is used only if the package and our own table agree on it. */
export const capitals: Capital[] = countries.flatMap(country => {
  const name = capitalNames.get(country.code)
  const isAgreed = name && folded(olderSpellings[country.code] ?? name.en) === folded(country.capital)
  return isAgreed ? [{ ...country, name }] : []
})

export function capitalQuestions(): Draft[] {
  return draftsOf(language => {
    const asked = capitals.filter(capital => !givesAway(capital.name[language], countryName(capital.code, language)))
    const reverse = asked.map(capital => countryOfCapital(capital, language))
    return [...asked.map(capital => capitalOfCountry(capital, language)), ...easiest(reverse, language === 'en' ? 110 : 80)]
  })
}

function capitalOfCountry(capital: Capital, language: ContentLanguage): Fact {
  const country = countryInSentence(capital.code, language)
  const right = capital.name[language]
  const question = {
    en: `What is the capital of ${country}?`,
    es: `¿Cuál es la capital ${deEs(country)}?`,
    ar: `ما عاصمة ${country}؟`,
  }[language]
  return {
    ...shared(capital, language),
    pack: 'capital-of',
    difficulty: familiarity(capital.code, language),
    question,
    right,
    wrong: wrongCapitals(capital, language),
    trap: mistakenCapitals.get(capital.code)?.[language],
  }
}

function countryOfCapital(capital: Capital, language: ContentLanguage): Fact {
  const right = countryName(capital.code, language)
  const city = capital.name[language]
  const question = {
    en: `Which country has ${city} as its capital?`,
    es: `¿De qué país es capital ${city}?`,
    ar: `أي بلد عاصمته ${city}؟`,
  }[language]
  const wrong = pickWrong(`country of ${capital.code}`, right, countryChoices(capital, countries, language))
  return {
    ...shared(capital, language),
    pack: 'country-of-capital',
    difficulty: familiarity(capital.code, language) + 20,
    question,
    right,
    wrong,
  }
}

function shared(capital: Capital, language: ContentLanguage) {
  const place = { category: 'geography', subcategory: 'capitals', source: sources.countriesList }
  return { ...place, subject: capital.code, language, note: noteOn(capital, language) }
}

/** Puts the city that people mistake for the capital first, then true capitals nearby. */
function wrongCapitals(capital: Capital, language: ContentLanguage): string[] {
  const trap = mistakenCapitals.get(capital.code)?.[language]
  const around = capitals
    .filter(other => other.code !== capital.code)
    .map(other => ({ label: other.name[language], distance: distanceBetween(capital, other, language) }))
  const wrong = pickWrong(`capital of ${capital.code}`, capital.name[language], around)
  return trap ? [trap, ...wrong.filter(city => city !== trap)] : wrong
}

function noteOn(capital: Capital, language: ContentLanguage): string | null {
  const trap = mistakenCapitals.get(capital.code)?.[language]
  return trap ? notTheCapital(trap, language) : null
}

function notTheCapital(city: string, language: ContentLanguage): string {
  return {
    en: `${city} is well known too, but it is not the capital.`,
    es: `La ciudad de ${city} también es muy conocida, pero no es la capital.`,
    ar: `${city} مدينة معروفة أيضًا، لكنها ليست العاصمة.`,
  }[language]
}
