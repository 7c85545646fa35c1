import type { BookmarkType } from '@trivium/contract/bookmarks'
import type { Q, QuestionType } from '@trivium/contract/plays'

const types: Record<QuestionType, BookmarkType> = {
  multiple_choice: 'quiz_zone',
  true_false: 'quiz_zone',
  guess_the_word: 'guess_the_word',
  audio: 'audio',
  maths: 'maths',
  multi_select: 'multi_match',
  sequence: 'multi_match',
}

/** Under which kind a question is kept; null where it cannot be: without its text, a question of fun and learn asks nothing. */
export function bookmarkTypeOf({ question_type, passage_id }: Pick<Q, 'question_type' | 'passage_id'>): BookmarkType | null {
  return passage_id === null ? types[question_type] : null
}
