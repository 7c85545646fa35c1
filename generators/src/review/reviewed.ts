import type { ContentQuestion } from '@trivium/content/types'
import type { ReviewedQuestion } from './near-doubles.ts'

/** Truth has no words of its own to search by. */
export function reviewed({ key, category, subcategory, type, question, note, options, answer }: ContentQuestion): ReviewedQuestion {
  const right = type === 'true_false' ? [] : answer.flatMap(index => options[index] ?? [])
  return { key, place: subcategory === null ? category : `${category}/${subcategory}`, question, note: note ?? '', right }
}
