// The clue is a flag and the word is the country's name. The pictures are in ../media.ts.

import { createHash } from 'node:crypto'
import { capitals } from '../derived/capital-questions.ts'
import { countryInSentence, countryName } from '../derived/country-names.ts'
import { familiarity } from '../derived/country-ranking.ts'
import { draftDefaults } from '../derived/draft.ts'
import { sources } from '../derived/sources.ts'
import { deEs } from '../derived/wording.ts'
import { flagPicture } from '../media.ts'
import { contentLanguages } from '../types.ts'
import type { ContentLanguage, Draft } from '../types.ts'

/** Well-known countries whose flag is not easily confused with another. */
const asked = `
  FR DE IT ES CN JP BR CA AU IN RU MX EG GR AR TR PT SE CH NO KR IE FI DK BE AT PL CZ JM CU CL PE UY TH VN NP PK UA KE NG MA DZ TN IQ LB
  JO OM QA IS ZA`
  .trim()
  .split(/\s+/)

/** The number of tiles that fit on a narrow screen. */
const mostLetters = 14

/** Arabic vowel marks, which players do not write. */
const vowelMarks = /[\u064B-\u0652]/g

const question: Record<ContentLanguage, string> = {
  en: 'Which country flies this flag?',
  es: '¿Qué país tiene esta bandera?',
  ar: 'أي بلد يرفع هذا العلم؟',
}

export function flagWords(): Draft[] {
  return contentLanguages.flatMap(language =>
    asked.filter(code => countryName(code, language).length <= mostLetters).flatMap(code => flagWord(code, language)),
  )
}

function flagWord(code: string, language: ContentLanguage): Draft[] {
  const picture = flagPicture(code)
  if (!picture) return []
  const word = countryName(code, language).replace(vowelMarks, '')
  const hash = createHash('sha256').update(word).digest('hex').slice(0, 12)
  return [
    {
      ...draftDefaults,
      categoryType: 'guess_the_word',
      type: 'guess_the_word',
      key: `gw:${language}:flags-by-name:${hash}`,
      category: 'flags-by-name',
      subcategory: null,
      language,
      difficulty: familiarity(code, language),
      question: question[language],
      options: [],
      answer: [],
      word,
      note: noteOn(code, language),
      image: picture.name,
      source: sources.flags,
    },
  ]
}

function noteOn(code: string, language: ContentLanguage): string {
  const country = countryInSentence(code, language)
  const capital = capitals.find(known => known.code === code)?.name[language]
  if (!capital) return { en: `The flag of ${country}.`, es: `La bandera ${deEs(country)}.`, ar: `علم ${country}.` }[language]
  return {
    en: `The capital of ${country} is ${capital}.`,
    es: `La capital ${deEs(country)} es ${capital}.`,
    ar: `عاصمة ${country} هي ${capital}.`,
  }[language]
}
