// Questions for the currency of a country, and for the country of a currency with a unique name.

import type { Draft } from '../../draft-types.ts'
import type { ContentLanguage } from '@trivium/content/types'
import { countryChoices, distanceBetween } from '../countries/countries.ts'
import { currencies, spenders, usersOf } from './currencies.ts'
import type { Spending } from './currencies.ts'
import { currencyUnit } from './currency-names.ts'
import { countryInSentence, countryName } from '../countries/country-names.ts'
import { familiarity } from '../countries/country-ranking.ts'
import { draftsOf, easiest, pickWrong } from '../draft.ts'
import type { Fact } from '../draft.ts'
import { sources } from '../sources.ts'
import { capitalised, deEs, folded } from '../wording.ts'

/** Units whose names differ only by a letter or a transliteration: offering two of them together would be unfair. */
const twins = [
  'SAR QAR YER OMR IRR KHR BRL',
  'SEK NOK DKK ISK CZK',
  'KGS UZS TJS',
  'JOD MKD RSD',
  'RON MDL BGN',
  'XAF XOF',
  'MWK ZMW',
  'ETB BZD',
].map(group => group.split(' '))

/** Marks and liras: other countries use these names, or used them until recently. */
const namedElsewhere = new Set(['BAM', 'TRY'])

export function currencyQuestions(): Draft[] {
  return draftsOf(language => [
    ...easiest(
      spenders.map(spender => currencyOf(spender, language)),
      language === 'en' ? 120 : 100,
    ),
    ...spenders.filter(spender => isNamedOnlyThere(spender, language)).map(spender => countryOf(spender, language)),
  ])
}

function currencyOf(spender: Spending, language: ContentLanguage): Fact {
  const name = countryInSentence(spender.code, language)
  const right = currencyUnit(spender.currency, language)
  const question = {
    en: `What is the currency of ${name} called?`,
    es: `¿Cómo se llama la moneda ${deEs(name)}?`,
    ar: `ما اسم عملة ${name}؟`,
  }[language]
  const choices = spenders
    .filter(other => !areTwins(other.currency, spender.currency) && !overlaps(other.currency, right, language))
    .map(other => ({
      label: capitalised(currencyUnit(other.currency, language)),
      distance: distanceBetween(spender, other, language),
    }))
  const wrong = pickWrong(`currency of ${spender.code}`, capitalised(right), choices)
  return {
    ...shared(spender, language),
    pack: 'currency-of',
    difficulty: familiarity(spender.code, language),
    question,
    right: capitalised(right),
    wrong,
  }
}

/** Overlapping names cannot be options of one question: "franc" and "CFA franc" would both be right. */
function overlaps(currency: string, right: string, language: ContentLanguage): boolean {
  const [one, other] = [folded(currencyUnit(currency, language)).split(' '), folded(right).split(' ')]
  return one.some(word => other.includes(word))
}

function countryOf(spender: Spending, language: ContentLanguage): Fact {
  const unit = currencyUnit(spender.currency, language)
  const question = {
    en: `In which country is the currency called the ${unit}?`,
    es: `¿En qué país la moneda se llama «${unit}»?`,
    ar: `في أي بلد تُسمى العملة «${unit}»؟`,
  }[language]
  const users = usersOf(spender.currency)
  const others = spenders.filter(other => !users.has(other.code) && !areTwins(other.currency, spender.currency))
  const right = countryName(spender.code, language)
  const wrong = pickWrong(`country of ${spender.currency}`, right, countryChoices(spender, others, language))
  return {
    ...shared(spender, language),
    pack: 'country-of-currency',
    difficulty: familiarity(spender.code, language) + 25,
    question,
    right,
    wrong,
  }
}

/** True when no other country or territory uses the currency and no other currency has the same name. */
function isNamedOnlyThere(spender: Spending, language: ContentLanguage): boolean {
  const unit = currencyUnit(spender.currency, language)
  const namesakes = currencies.filter(
    other => other !== spender.currency && (overlaps(other, unit, language) || areTwins(other, spender.currency)),
  )
  return namesakes.length === 0 && usersOf(spender.currency).size === 1 && !namedElsewhere.has(spender.currency)
}

function areTwins(one: string, other: string): boolean {
  return one === other || twins.some(group => group.includes(one) && group.includes(other))
}

function shared(spender: Spending, language: ContentLanguage) {
  return { category: 'currencies', subcategory: null, subject: spender.code, language, note: null, source: sources.cldrNumbers }
}
