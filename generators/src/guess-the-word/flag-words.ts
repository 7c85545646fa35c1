// The clue is a flag and the word is the country's name. The pictures are in ../media.ts.

import { createHash } from 'node:crypto'
import { countryName } from '../derived/countries/country-names.ts'
import { familiarity } from '../derived/countries/country-ranking.ts'
import { draftDefaults } from '../derived/draft.ts'
import { factAbout } from '../derived/known-facts.ts'
import { sources } from '../derived/sources.ts'
import { flagPicture } from '../media.ts'
import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage, LocalText } from '@trivium/content/types'

/** Well-known countries whose flag is not easily confused with another, grouped by region. */
const asked = {
  'flags-of-europe': 'FR DE IT ES RU GR PT SE CH NO IE FI DK BE AT PL CZ UA IS',
  'flags-of-asia': 'CN IN JP KR TR TH VN NP PK IQ LB JO OM QA AU PH LK BT KZ SG',
  'flags-of-africa': 'EG KE NG MA DZ TN ZA ET GH MZ AO LY BW RW',
  'flags-of-the-americas': 'BR CA MX AR JM CU CL PE UY PA GT BB TT BO DO',
}

const shelf = (slug: keyof typeof asked, icon: string, hue: number, name: LocalText) => ({ slug, name, icon, hue })

export const flagShelves = [
  shelf('flags-of-europe', 'building-monument', 220, { en: 'Europe', ar: 'أوروبا', es: 'Europa' }),
  shelf('flags-of-asia', 'mountain', 0, { en: 'Asia and Oceania', ar: 'آسيا وأوقيانوسيا', es: 'Asia y Oceanía' }),
  shelf('flags-of-africa', 'map-2', 130, { en: 'Africa', ar: 'أفريقيا', es: 'África' }),
  shelf('flags-of-the-americas', 'world', 190, { en: 'The Americas', ar: 'الأمريكتان', es: 'América' }),
]

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
    Object.entries(asked).flatMap(([shelf, codes]) =>
      codes
        .split(' ')
        .filter(code => countryName(code, language).length <= mostLetters)
        .flatMap(code => flagWord(code, shelf, language)),
    ),
  )
}

function flagWord(code: string, subcategory: string, language: ContentLanguage): Draft[] {
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
      subcategory,
      language,
      difficulty: familiarity(code, language),
      question: question[language],
      options: [],
      answer: [],
      word,
      note: factAbout('flags', code, language, 'flag-of'),
      image: picture.name,
      source: sources.flags,
    },
  ]
}
