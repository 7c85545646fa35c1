// Three-letter currency codes (ISO 4217) and currency signs.

import type { Draft } from '../../draft-types.ts'
import type { ContentLanguage } from '@trivium/content/types'
import { currencies, spenders } from './currencies.ts'
import { currencySign } from '../cldr-names.ts'
import { currencyName, currencyUnit, ofCurrencyEs } from './currency-names.ts'
import { countryInSentence } from '../countries/country-names.ts'
import { familiarity } from '../countries/country-ranking.ts'
import { draftsOf, easiest, isSpelledOut, pickWrong } from '../draft.ts'
import type { Fact } from '../draft.ts'
import { sources } from '../sources.ts'
import { capitalised, deEs } from '../wording.ts'

/** Currencies whose sign no other current currency shares. */
const withOwnSign = 'EUR INR ILS TRY UAH NGN PHP VND KZT GEL RUB PYG CRC MNT LAK THB BDT AMD AZN'.split(' ')

export function currencyCodeQuestions(): Draft[] {
  return draftsOf(language => [
    ...easiest(
      currencies.map(currency => nameOfCode(currency, language)).filter(fact => !isSpelledOut(fact, fact.subject)),
      language === 'en' ? 70 : 55,
    ),
    ...easiest(
      currencies.map(currency => codeOfName(currency, language)).filter(fact => !isSpelledOut(fact, currencyName(fact.subject, language))),
      language === 'en' ? 70 : 45,
    ),
    ...withOwnSign.filter(currency => currencies.includes(currency)).flatMap(currency => currencyOfSign(currency, language)),
  ])
}

function nameOfCode(currency: string, language: ContentLanguage): Fact {
  const question = {
    en: `Which currency has the international code ${currency}?`,
    es: `¿Qué moneda tiene el código internacional ${currency}?`,
    ar: `ما العملة التي رمزها الدولي ${currency}؟`,
  }[language]
  const right = label(currency, language)
  const wrong = pickWrong(
    `name of ${currency}`,
    right,
    similar(currency).map(other => ({ ...other, label: label(other.label, language) })),
    currency,
  )
  return {
    ...shared(currency, language),
    pack: 'currency-of-code',
    difficulty: rank(currency, language) + 15,
    question,
    right,
    wrong,
  }
}

function codeOfName(currency: string, language: ContentLanguage): Fact {
  const question = {
    en: `What is the international code of the ${currencyName(currency, 'en')}?`,
    es: `¿Cuál es el código internacional ${ofCurrencyEs(currency)}?`,
    ar: `ما الرمز الدولي للعملة «${currencyName(currency, 'ar')}»؟`,
  }[language]
  const wrong = pickWrong(`code of ${currency}`, currency, similar(currency), currencyName(currency, language))
  return {
    ...shared(currency, language),
    pack: 'code-of-currency',
    difficulty: rank(currency, language) + 30,
    question,
    right: currency,
    wrong,
  }
}

function currencyOfSign(currency: string, language: ContentLanguage): Fact[] {
  const sign = currencySign(currency)
  if (!sign) return []
  const question = {
    en: `Which currency is written with the sign ${sign}?`,
    es: `¿Qué moneda se escribe con el signo ${sign}?`,
    ar: `ما العملة التي تُكتب بالعلامة ${sign}؟`,
  }[language]
  const right = label(currency, language)
  const others = withOwnSign.map(other => ({
    label: label(other, language),
    distance: Math.abs(rank(other, language) - rank(currency, language)),
  }))
  const wrong = pickWrong(`sign of ${currency}`, right, others)
  return [
    {
      ...shared(currency, language),
      note: null,
      pack: 'currency-of-sign',
      difficulty: rank(currency, language) + 20,
      question,
      right,
      wrong,
    },
  ]
}

/** People mix up similar codes and the same unit in other countries, so these come first. */
function similar(currency: string) {
  return currencies.filter(other => other !== currency).map(other => ({ label: other, distance: unlikeness(currency, other) }))
}

function unlikeness(one: string, other: string): number {
  const isSameUnit = currencyUnit(one, 'en') === currencyUnit(other, 'en')
  return (one[0] === other[0] ? 0 : 2) + (one[2] === other[2] ? 0 : 1) + (isSameUnit ? 0 : 1)
}

/** The familiarity of the best-known country that uses the currency. */
function rank(currency: string, language: ContentLanguage): number {
  return Math.min(...spenders.filter(spender => spender.currency === currency).map(spender => familiarity(spender.code, language)))
}

function label(currency: string, language: ContentLanguage): string {
  return capitalised(currencyName(currency, language))
}

function shared(currency: string, language: ContentLanguage) {
  return {
    category: 'currencies',
    subcategory: null,
    subject: currency,
    language,
    note: noteOn(currency, language),
    source: sources.cldrNumbers,
  }
}

/** Most codes consist of a country code and a letter for the unit. The note explains this, so that players learn the pattern. */
function noteOn(currency: string, language: ContentLanguage): string {
  const prefix = currency.slice(0, 2)
  const owner = spenders.find(spender => spender.code === prefix && spender.currency === currency)
  const name = currencyName(currency, language)
  if (!owner) return { en: `${currency}: ${name}.`, es: `${currency}: ${name}.`, ar: `الرمز ${currency}: ${name}.` }[language]
  const country = countryInSentence(prefix, language)
  return {
    en: `${currency}: ${name}. The first two letters, ${prefix}, are the country code of ${country}.`,
    es: `${currency}: ${name}. Las dos primeras letras, ${prefix}, son el código de país ${deEs(country)}.`,
    ar: `الرمز ${currency}: ${name}. الحرفان الأولان ${prefix} هما رمز البلد: ${country}.`,
  }[language]
}
