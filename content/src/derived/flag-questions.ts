// Which country's flag is this? The pictures are in ../media.ts.

import { flagPicture } from '../media.ts'
import type { ContentLanguage, Draft } from '../types.ts'
import { capitals } from './capital-questions.ts'
import { countries, countryChoices } from './countries.ts'
import type { Country } from './countries.ts'
import { countryInSentence, countryName } from './country-names.ts'
import { familiarity } from './country-ranking.ts'
import { draftsOf, easiest, pickWrong } from './draft.ts'
import type { Fact } from './draft.ts'
import { looksAlike } from './lookalike-flags.ts'
import { sources } from './sources.ts'
import { deEs, stopped } from './wording.ts'

/** Afghanistan uses two flags, Syria's is new, and the package has Kyrgyzstan's flag from before 2024. */
const inDoubt = new Set(['AF', 'SY', 'KG'])

export function flagQuestions(): Draft[] {
  const asked = countries.filter(country => !inDoubt.has(country.code) && flagPicture(country.code))
  return draftsOf(language => {
    const facts = asked.map(country => flagOf(country, language))
    return language === 'en' ? facts : easiest(facts, 150)
  })
}

function flagOf(country: Country, language: ContentLanguage): Fact {
  const right = countryName(country.code, language)
  const others = countries.filter(other => !looksAlike(country.code, other.code))
  return {
    pack: 'flag-of',
    subject: country.code,
    category: 'flags',
    subcategory: null,
    language,
    difficulty: familiarity(country.code, language),
    question: { en: 'Which country’s flag is this?', es: '¿De qué país es esta bandera?', ar: 'لأي بلد هذا العلم؟' }[language],
    right,
    wrong: pickWrong(`flag of ${country.code}`, right, countryChoices(country, others, language)),
    note: noteOn(country, language),
    image: flagPicture(country.code)?.name,
    source: sources.flags,
  }
}

function noteOn(country: Country, language: ContentLanguage): string {
  const name = countryInSentence(country.code, language)
  const capital = capitals.find(known => known.code === country.code)?.name[language]
  const flag = { en: `This is the flag of ${name}.`, es: `Es la bandera ${deEs(name)}.`, ar: `هذا علم ${name}.` }[language]
  if (!capital) return flag
  return stopped(`${flag} ${{ en: `Its capital is ${capital}`, es: `Su capital es ${capital}`, ar: `العاصمة: ${capital}` }[language]}`)
}
