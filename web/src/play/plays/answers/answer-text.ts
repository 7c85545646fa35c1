// Answers in the server's format: keys joined by commas, pairs, a word or a number.

import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { OptionKey, Q } from '@trivium/contract/play/plays'
import { keysIn } from '../../modes/index.ts'

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

/** The answer after choosing an option: multi_select adds or removes it, other types replace the answer. */
export const withOption = ({ question_type }: Pick<Q, 'question_type'>, answer: string, key: OptionKey): string =>
  question_type === 'multi_select' ? toggled(answer, key) : key

const drafts: ReadonlySet<QuestionType> = new Set(['multi_select', 'sequence', 'matching', 'number', 'guess_the_word'])

/** Whether the player assembles or types the answer, and then hands it in with a button. A single choice is handed in at once. */
export const isDraft = (type: QuestionType): boolean => drafts.has(type)
