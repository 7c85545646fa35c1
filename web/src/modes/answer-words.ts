// Converts answers in the server's format (keys joined by commas, or a word) to readable texts.

import type { OptionKey, Q } from '@trivium/contract/plays'

export const keysIn = (answer: string | null): OptionKey[] =>
  (answer ?? '').split(',').filter((key): key is OptionKey => /^[a-e]$/.test(key))

/** The texts of an answer: those of its options, or the word itself. */
export function answerWords({ question_type, options }: Pick<Q, 'question_type' | 'options'>, answer: string | null): string[] {
  if (question_type === 'guess_the_word') return answer ? [answer] : []
  return keysIn(answer).map(key => options.find(option => option.key === key)?.text ?? key)
}
