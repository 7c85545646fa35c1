// The type of a draft whose file states none.

import type { Draft } from './draft.ts'
import { isFalseWord, isTrueWord } from './true-words.ts'

/** Derives the type from the fields of the draft. */
export function typeOf({ type, word, number, matches = [], audio, options = [], answer = [] }: Draft): string {
  if (type) return type
  if (word) return 'guess_the_word'
  if (number) return 'number'
  if (matches.length > 0) return 'matching'
  if (audio) return 'audio'
  if (answer.length > 1) return 'multi_select'
  return isTrueFalse(options) ? 'true_false' : 'multiple_choice'
}

function isTrueFalse(options: string[]): boolean {
  const [one = '', two = ''] = options
  return options.length === 2 && ((isTrueWord(one) && isFalseWord(two)) || (isFalseWord(one) && isTrueWord(two)))
}
