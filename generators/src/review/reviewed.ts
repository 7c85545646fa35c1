import type { ContentQuestion } from '@trivium/content/types'
import type { ReviewedQuestion } from './near-doubles.ts'

/** A true or false answer has no words to search for. */
export function reviewed({ key, category, subcategory, type, question, note, options, answer }: ContentQuestion): ReviewedQuestion {
  const right = type === 'true_false' ? [] : answer.flatMap(index => options[index] ?? [])
  return { key, place: subcategory === null ? category : `${category}/${subcategory}`, question, note: note ?? '', right }
}
