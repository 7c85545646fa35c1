// The types of what the generators make before load-content.ts joins it. The types of published content are in content/src/types.ts.

import type { ContentCategory, ContentMedia, ContentPassage, ContentQuestion } from '@trivium/content/types'

/**
 * A question before it has a level. `difficulty` only orders questions of one category, subcategory and language; its unit is
 * free.
 */
export type Draft = Omit<ContentQuestion, 'level' | 'isForDaily'> & { difficulty: number }

/** The content of one type of category. */
export interface ContentPart {
  categories: ContentCategory[]
  questions: Draft[]
  passages?: ContentPassage[]
  media?: ContentMedia[]
}
