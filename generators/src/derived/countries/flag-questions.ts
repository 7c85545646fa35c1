// Which country's flag is this? The pictures are in ../media.ts.

import { flagPicture } from '../../media.ts'
import type { Draft } from '../../draft-types.ts'
import type { ContentLanguage, LocalText } from '@trivium/content/types'
import { countries, countryChoices } from './countries.ts'
import type { Country } from './countries.ts'
import { countryName } from './country-names.ts'
import { familiarity } from './country-ranking.ts'
import { draftsOf, easiest, pickWrong } from '../draft.ts'
import type { Fact } from '../draft.ts'
import { isSameToTheEye, looksAlike } from './lookalike-flags.ts'
import { sources } from '../sources.ts'

const whose: LocalText = { en: 'Which country’s flag is this?', es: '¿De qué país es esta bandera?', ar: 'لأي بلد هذا العلم؟' }
const whoseAmongAlike: LocalText = {
  en: 'This flag is easily confused with others. Which country’s is it?',
  es: 'Esta bandera se confunde con otras. ¿De qué país es?',
  ar: 'هذا علمٌ يلتبس بغيره. لأي بلد هو؟',
}

/** Afghanistan uses two flags, Syria's is new, and the package has Kyrgyzstan's flag from before 2024. */
const inDoubt = new Set(['AF', 'SY', 'KG'])

export function flagQuestions(): Draft[] {
  const asked = countries.filter(country => !inDoubt.has(country.code) && flagPicture(country.code))
  return draftsOf(language => {
    const facts = asked.map(country => flagOf(country, language))
    return [...(language === 'en' ? facts : easiest(facts, 150)), ...asked.flatMap(country => flagAmongAlike(country, language))]
  })
}

function flagOf(country: Country, language: ContentLanguage): Fact {
  const others = countries.filter(other => !looksAlike(country.code, other.code))
  return { ...flagFact('flag-of', country, others, language), question: whose[language], difficulty: familiarity(country.code, language) }
}

/** For the last levels: only those who know the flag well can tell it from these. */
function flagAmongAlike(country: Country, language: ContentLanguage): Fact[] {
  const others = countries.filter(
    ({ code }) => code !== country.code && looksAlike(country.code, code) && !isSameToTheEye(country.code, code),
  )
  if (others.length < 3) return []
  const difficulty = countries.length + familiarity(country.code, language)
  return [{ ...flagFact('flag-among-alike', country, others, language), question: whoseAmongAlike[language], difficulty }]
}

function flagFact(pack: string, country: Country, others: Country[], language: ContentLanguage): Omit<Fact, 'difficulty' | 'question'> {
  const right = countryName(country.code, language)
  return {
    pack,
    subject: country.code,
    category: 'flags',
    subcategory: null,
    language,
    right,
    wrong: pickWrong(`flag of ${country.code}`, right, countryChoices(country, others, language)),
    note: null,
    image: flagPicture(country.code)?.name,
    source: sources.flags,
  }
}
