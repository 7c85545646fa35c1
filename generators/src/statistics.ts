// Offers the items of bank/ (statistics and scientific reasoning) as a category of multi-match, with a subcategory for each area.

import { statisticsBank } from './bank/index.ts'
import { draftDefaults } from './derived/draft.ts'
import type { ContentPart } from './draft-types.ts'

export const statisticsSlug = 'statistics-match'

export function statistics(): ContentPart {
  const { areas, items } = statisticsBank()
  return {
    categories: [
      {
        type: 'multi_match',
        slug: statisticsSlug,
        name: { en: 'Statistics and reasoning', ar: 'الإحصاء والتفكير العلمي', es: 'Estadística y razonamiento' },
        icon: 'chart-histogram',
        hue: 200,
        subcategories: areas.map(({ share: _share, ...look }) => look),
      },
    ],
    questions: items.map(({ area, level, ...item }) => ({
      ...draftDefaults,
      isWritten: true,
      ...item,
      categoryType: 'multi_match',
      category: statisticsSlug,
      subcategory: area,
      language: 'en',
      difficulty: level,
      statedLevel: level,
      image: null,
      source: null,
    })),
  }
}
