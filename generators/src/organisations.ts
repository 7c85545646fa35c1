// The slices of the item bank: organisations, their areas, and the categories of each area. No premium categories, because tests are free.

import { statisticsBank } from './bank/index.ts'
import { statisticsSlug } from './statistics.ts'
import type { ContentOrganisation, LocalText } from '@trivium/content/types'

const area = (slug: string, name: LocalText, categories: string[], share = 1) => ({ slug, name, share, categories })

/** Our own bank: each of its areas is a subcategory. */
const reasoning: ContentOrganisation = {
  slug: 'statistics',
  name: { en: 'Statistics and scientific reasoning', ar: 'الإحصاء والتفكير العلمي', es: 'Estadística y razonamiento científico' },
  areas: statisticsBank().areas.map(({ slug, name, share }) => area(slug, name, [`multi_match/${statisticsSlug}/${slug}`], share)),
}

export const organisations: ContentOrganisation[] = [
  {
    slug: 'humanities',
    name: { en: 'World and culture', ar: 'العالم والثقافة', es: 'Mundo y cultura' },
    areas: [
      area('countries', { en: 'Countries and capitals', ar: 'البلدان والعواصم', es: 'Países y capitales' }, [
        'quiz_zone/geography/capitals',
        'quiz_zone/geography/countries',
        'multi_match/geography-match',
      ]),
      area('history', { en: 'History', ar: 'التاريخ', es: 'Historia' }, ['quiz_zone/history', 'multi_match/history-match']),
      area('languages', { en: 'Languages', ar: 'اللغات', es: 'Idiomas' }, ['quiz_zone/languages']),
      area('culture', { en: 'Art, books and everyday life', ar: 'الفن والكتب والحياة', es: 'Arte, libros y vida cotidiana' }, [
        'quiz_zone/books',
        'quiz_zone/art-and-music',
        'quiz_zone/food',
        'quiz_zone/sport',
        'multi_match/culture-match',
      ]),
      area('money', { en: 'Currencies', ar: 'العملات', es: 'Monedas' }, ['quiz_zone/currencies']),
    ],
  },
  {
    slug: 'sciences',
    name: { en: 'Sciences', ar: 'العلوم', es: 'Ciencias' },
    areas: [
      area('chemistry', { en: 'Chemical elements', ar: 'العناصر الكيميائية', es: 'Elementos químicos' }, [
        'quiz_zone/science/elements',
        'multi_match/science-match/elements',
      ]),
      area('nature', { en: 'Nature and the body', ar: 'الطبيعة والجسم', es: 'Naturaleza y cuerpo' }, [
        'quiz_zone/nature',
        'quiz_zone/science/human-body',
        'multi_match/science-match/nature',
      ]),
      area('physics', { en: 'Physics and technology', ar: 'الفيزياء والتقنية', es: 'Física y tecnología' }, [
        'quiz_zone/science/physics',
        'quiz_zone/technology',
      ]),
      area('space', { en: 'Space', ar: 'الفضاء', es: 'El espacio' }, ['quiz_zone/space', 'multi_match/space-match']),
      area('earth', { en: 'Land and sea', ar: 'اليابسة والبحار', es: 'Tierra y mar' }, ['quiz_zone/geography/earth']),
    ],
  },
  reasoning,
]
