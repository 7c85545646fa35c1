import type { Q } from '@trivium/contract/plays'
import { keysIn } from './play-state.ts'

/** A told answer in words: the texts of the options it names, or the word itself. */
export function answerWords({ question_type, options }: Pick<Q, 'question_type' | 'options'>, answer: string | null): string[] {
  if (question_type === 'guess_the_word') return answer ? [answer] : []
  return keysIn(answer).map(key => options.find(option => option.key === key)?.text ?? key)
}
