// Names of the question types, and names as choices of a field.

import type { QuestionType } from '@trivium/contract/bank/question-names'

export const typeWords: Record<QuestionType, string> = {
  multiple_choice: 'Multiple choice',
  true_false: 'True or false',
  multi_select: 'Several right',
  sequence: 'Put in order',
  matching: 'Pair up',
  number: 'A number',
  guess_the_word: 'Guess the word',
  audio: 'Audio',
  maths: 'Maths',
}

/** Choices for a select from names by id. */
export const choicesOf = <Name extends string>(words: Record<Name, string>) =>
  Object.entries<string>(words).map(([id, name]) => ({ id, name }))
