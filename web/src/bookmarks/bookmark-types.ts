// The types of bookmarks in display order. Repeated here, because importing them would put the contract's schemas into the bundle.

import type { BookmarkType } from '@trivium/contract/bookmarks'
import type { QuestionType } from '@trivium/contract/play-names'
import type { Q } from '@trivium/contract/plays'

export type { BookmarkType }

const places: Record<BookmarkType, number> = { quiz_zone: 0, guess_the_word: 1, audio: 2, maths: 3, multi_match: 4 }
const isType = (name: string): name is BookmarkType => name in places

export const bookmarkTypes = Object.keys(places).filter(isType)

const ofQuestions: Record<QuestionType, BookmarkType> = {
  multiple_choice: 'quiz_zone',
  true_false: 'quiz_zone',
  guess_the_word: 'guess_the_word',
  audio: 'audio',
  maths: 'maths',
  multi_select: 'multi_match',
  sequence: 'multi_match',
  matching: 'multi_match',
  number: 'quiz_zone',
}

/** The bookmark type of a question. Null for questions of reading texts, which make no sense without their text. */
export function bookmarkTypeOf({ question_type, passage_id }: Pick<Q, 'question_type' | 'passage_id'>): BookmarkType | null {
  return passage_id === null ? ofQuestions[question_type] : null
}
