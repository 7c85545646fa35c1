// The kinds of category, in the order of tabs. The contract's own list would bring its schemas with it.

import type { CategoryType } from '@trivium/contract/bank/catalogue'
import { categoryTypeWords } from '../questions/question-words.ts'

export type { CategoryType }

const isType = (name: string): name is CategoryType => Object.hasOwn(categoryTypeWords, name)
export const categoryTypes: readonly CategoryType[] = Object.keys(categoryTypeWords).filter(isType)

export const typeNamed = (name: string | null): CategoryType => (name !== null && isType(name) ? name : 'quiz_zone')
