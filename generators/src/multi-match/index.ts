// Multi-match: select all right options, or put options in order. Some packs are derived from facts and tables, some are written.

import type { ContentPart } from '../draft-types.ts'
import type { ContentCategory } from '@trivium/content/types'
import { capitalMatches } from './capital-matches.ts'
import { countryMatches } from './country-matches.ts'
import { cultureMatches } from './culture-matches.ts'
import { elementMatches } from './element-matches.ts'
import { historyMatches } from './history-matches.ts'
import { natureMatches } from './nature-matches.ts'
import { numberMatches } from './number-matches.ts'
import { spaceMatches } from './space-matches.ts'
import { writtenMatches } from './written-match.ts'

const categories: Omit<ContentCategory, 'type'>[] = [
  {
    slug: 'geography-match',
    name: { en: 'Geography', ar: 'الجغرافيا', es: 'Geografía' },
    icon: 'world',
    hue: 205,
    subcategories: [
      { slug: 'countries', name: { en: 'Countries', ar: 'البلدان', es: 'Países' }, icon: 'map-2', hue: 190 },
      { slug: 'capitals', name: { en: 'Capitals', ar: 'العواصم', es: 'Capitales' }, icon: 'building-monument', hue: 215 },
    ],
  },
  {
    slug: 'science-match',
    name: { en: 'Science', ar: 'العلوم', es: 'Ciencia' },
    icon: 'atom',
    hue: 265,
    subcategories: [
      { slug: 'elements', name: { en: 'Chemical elements', ar: 'العناصر الكيميائية', es: 'Elementos químicos' }, icon: 'flask', hue: 275 },
      { slug: 'nature', name: { en: 'Nature', ar: 'الطبيعة', es: 'Naturaleza' }, icon: 'leaf', hue: 130 },
    ],
  },
  { slug: 'history-match', name: { en: 'History', ar: 'التاريخ', es: 'Historia' }, icon: 'hourglass', hue: 25 },
  { slug: 'space-match', name: { en: 'Space', ar: 'الفضاء', es: 'El espacio' }, icon: 'planet', hue: 245 },
  {
    slug: 'numbers-match',
    name: { en: 'Numbers', ar: 'الأعداد', es: 'Números' },
    icon: 'numbers',
    hue: 170,
    isPremium: true,
    priceCoins: 20,
  },
  {
    slug: 'culture-match',
    name: { en: 'Art and everyday life', ar: 'الفن والحياة', es: 'Arte y vida cotidiana' },
    icon: 'palette',
    hue: 330,
  },
]

export function multiMatch(): ContentPart {
  return {
    categories: categories.map(category => ({ type: 'multi_match', ...category })),
    questions: [
      ...countryMatches(),
      ...capitalMatches(),
      ...elementMatches(),
      ...natureMatches(),
      ...historyMatches(),
      ...spaceMatches(),
      ...numberMatches(),
      ...cultureMatches(),
      ...writtenMatches(),
    ],
  }
}
