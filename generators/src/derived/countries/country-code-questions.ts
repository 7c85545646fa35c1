// Two-letter country codes and international calling codes.

import isoCountries from 'i18n-iso-countries'
import type { Draft } from '../../draft-types.ts'
import type { ContentLanguage } from '@trivium/content/types'
import { countries, countryChoices, everyTerritory } from './countries.ts'
import type { Country } from './countries.ts'
import { countryInSentence, countryName } from './country-names.ts'
import { familiarity } from './country-ranking.ts'
import { draftsOf, easiest, pickWrong } from '../draft.ts'
import type { Fact } from '../draft.ts'
import { sources } from '../sources.ts'
import { deEs, folded } from '../wording.ts'

/** The package gives Vatican City its assigned code, but in practice it uses Italy's. */
const callingCodeInDoubt = new Set(['VA'])

export function countryCodeQuestions(): Draft[] {
  return draftsOf(language => [
    ...easiest(
      countries.filter(country => isHard(country, language)).map(country => twoLetterCode(country, language)),
      language === 'en' ? 60 : 40,
    ),
    ...easiest(
      countries.filter(hasOwnCallingCode).map(country => callingCode(country, language)),
      language === 'en' ? 60 : 45,
    ),
  ])
}

/** FR for France or US for the United States is trivial; DE for Germany or CH for Switzerland is a real question. */
function isHard(country: Country, language: ContentLanguage): boolean {
  if (language === 'ar') return true
  const words = folded(countryName(country.code, language)).split(' ')
  const [code, initials] = [country.code.toLowerCase(), words.map(word => word.charAt(0)).join('')]
  return words[0]?.slice(0, 2) !== code && initials !== code
}

function twoLetterCode(country: Country, language: ContentLanguage): Fact {
  const name = countryInSentence(country.code, language)
  const question = {
    en: `What is the two-letter country code of ${name}?`,
    es: `¿Cuál es el código de país de dos letras ${deEs(name)}?`,
    ar: `ما الرمز الدولي المؤلف من حرفين الذي يدل على ${name}؟`,
  }[language]
  const wrong = pickWrong(`code of ${country.code}`, country.code, similarCodes(country), countryName(country.code, language))
  return {
    ...shared(country, language),
    pack: 'iso-code',
    difficulty: familiarity(country.code, language) + 70,
    question,
    right: country.code,
    wrong,
    note: null,
    source: sources.countryCodes,
  }
}

/** Codes of other countries that share the first letter of the code or the name come first. */
function similarCodes(country: Country) {
  const letters = [country.code.charAt(0), countryName(country.code, 'en').charAt(0)]
  return countries
    .filter(other => other.code !== country.code && isoCountries.alpha2ToAlpha3(other.code))
    .map(other => ({
      label: other.code,
      distance: letters.includes(other.code.charAt(0)) ? 0 : other.code[1] === country.code[1] ? 1 : 2,
    }))
}

function hasOwnCallingCode(country: Country): boolean {
  const [code, ...more] = country.callingCodes
  const users = everyTerritory.filter(territory => code !== undefined && territory.callingCodes.includes(code))
  return more.length === 0 && users.length === 1 && !callingCodeInDoubt.has(country.code) && String(code).length < 4
}

function callingCode(country: Country, language: ContentLanguage): Fact {
  const right = countryName(country.code, language)
  const code = `${language === 'ar' ? '\u200e' : ''}+${country.callingCodes[0]}`
  const question = {
    en: `Which country do you call when you dial ${code}?`,
    es: `¿A qué país llamas si marcas el prefijo ${code}?`,
    ar: `ما البلد الذي رمز الاتصال الدولي به هو ${code}؟`,
  }[language]
  const others = countries.filter(other => !callingCodeInDoubt.has(other.code))
  const wrong = pickWrong(`dial ${country.code}`, right, countryChoices(country, others, language))
  return {
    ...shared(country, language),
    pack: 'calling-code',
    difficulty: familiarity(country.code, language) + 90,
    question,
    right,
    wrong,
    note: null,
    source: sources.countriesList,
  }
}

function shared(country: Country, language: ContentLanguage) {
  return { category: 'geography', subcategory: 'countries', subject: country.code, language }
}
