// The kinds of category, in tab order. Importing the contract's own list would bundle its schemas, too.

import type { CategoryType } from '@trivium/contract/bank/catalogue'

export type { CategoryType }

export const categoryTypeWords: Record<CategoryType, string> = {
  quiz_zone: 'Quiz zone',
  fun_and_learn: 'Fun and learn',
  guess_the_word: 'Guess the word',
  audio: 'Audio',
  maths: 'Maths',
  multi_match: 'Multi match',
}

const isType = (name: string): name is CategoryType => Object.hasOwn(categoryTypeWords, name)
export const categoryTypes: readonly CategoryType[] = Object.keys(categoryTypeWords).filter(isType)

export const typeNamed = (name: string | null): CategoryType => (name !== null && isType(name) ? name : 'quiz_zone')
