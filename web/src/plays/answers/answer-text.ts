// Answers as the server takes them: keys joined by commas, or a word.

import type { OptionKey, Q } from '@trivium/contract/plays'
import { keysIn } from '../../modes/answer-words.ts'

export function toggled(answer: string, key: OptionKey): string {
  const keys = keysIn(answer)
  return (keys.includes(key) ? keys.filter(entry => entry !== key) : [...keys, key].toSorted()).join(',')
}

export function moved(keys: OptionKey[], from: number, to: number): string {
  const key = keys[from]
  if (key === undefined || to < 0 || to >= keys.length) return keys.join(',')
  const others = keys.filter((_, place) => place !== from)
  return others.toSpliced(to, 0, key).join(',')
}

/** What choosing an option makes of an answer: of several it joins or leaves them, else it is the answer. */
export const withOption = ({ question_type }: Pick<Q, 'question_type'>, answer: string, key: OptionKey): string =>
  question_type === 'multi_select' ? toggled(answer, key) : key
