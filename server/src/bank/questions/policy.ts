// Which actions a question allows in which state. The contracts say which role an action needs.

import type { CategoryType } from '@trivium/contract/bank/catalogue'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import { isReplaced, type QuestionRow } from './admin-store.ts'

/** A contest or an exam is asking it, and must ask everybody the same. */
export const isSealed = ({ sealed_by }: Pick<QuestionRow, 'sealed_by'>): boolean => sealed_by !== null

/** An earlier version stays as its players met it. */
export { isReplaced }

/** No player has met it. */
export const mayBeDeleted = ({ is_draft, is_active, sealed_by }: QuestionRow): boolean => is_draft && !is_active && sealed_by === null

/** The types of question that each type of category can ask. */
const typesIn: Record<CategoryType, readonly QuestionType[]> = {
  quiz_zone: ['multiple_choice', 'true_false', 'multi_select', 'sequence', 'matching', 'number'],
  multi_match: ['multiple_choice', 'true_false', 'multi_select', 'sequence', 'matching', 'number'],
  fun_and_learn: ['multiple_choice', 'true_false', 'multi_select', 'sequence', 'matching', 'number'],
  guess_the_word: ['guess_the_word'],
  audio: ['audio'],
  maths: ['maths', 'number'],
}

export const mayLieIn = (type: QuestionType, category: CategoryType): boolean => typesIn[category].includes(type)
