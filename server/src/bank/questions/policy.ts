// What editors may do with a question as it stands. Which role an action is for, its contract says.

import type { CategoryType } from '@trivium/contract/bank/catalogue'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import { isReplaced, type QuestionRow } from './admin-store.ts'

/** While a contest or an exam asks it, all are asked the same. */
export const isSealed = ({ sealed_by }: Pick<QuestionRow, 'sealed_by'>): boolean => sealed_by !== null

/** An earlier version stays as its players have met it. */
export { isReplaced }

/** Nobody has met it. */
export const mayBeDeleted = ({ is_draft, is_active, sealed_by }: QuestionRow): boolean => is_draft && !is_active && sealed_by === null

/** Each kind of category is played in its own way, with the types of question that this way can ask. */
const typesIn: Record<CategoryType, readonly QuestionType[]> = {
  quiz_zone: ['multiple_choice', 'true_false', 'multi_select', 'sequence', 'matching', 'number'],
  multi_match: ['multiple_choice', 'true_false', 'multi_select', 'sequence', 'matching', 'number'],
  fun_and_learn: ['multiple_choice', 'true_false', 'multi_select', 'sequence', 'matching', 'number'],
  guess_the_word: ['guess_the_word'],
  audio: ['audio'],
  maths: ['maths', 'number'],
}

export const mayLieIn = (type: QuestionType, category: CategoryType): boolean => typesIn[category].includes(type)
