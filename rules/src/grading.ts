// Grades answers. Answers are stored in the stored order of options, independent of the order the player saw.

import type { OptionKey, QuestionType } from '@trivium/contract/plays'
import { foldWord } from './words.ts'

export interface AnswerKey {
  question_type: QuestionType
  /** How many options there are. */
  options: number
  /** Indexes of the right option, set or order. */
  answer: readonly number[]
  word: string | null
  /** Right answers found later: what is right by any of them is right, too (docs/decisions/031). */
  later?: readonly LaterKey[]
}

export interface LaterKey {
  answer: readonly number[]
  word: string | null
  /** The question has no right answer: whatever was answered is right. */
  is_void: boolean
}

const keys: readonly OptionKey[] = ['a', 'b', 'c', 'd', 'e']

/** The key of the option at a place in the shown order. */
export function keyAt(place: number): OptionKey {
  const key = keys[place]
  if (!key) throw new RangeError(`no option at place ${place}`)
  return key
}

/**
 * The given answer in the stored order: '2', '0,3', a word, or '' for no answer.
 * @param shown the stored index of the option at each place of the shown order.
 * @returns null when the text is no possible answer to this question.
 */
export function parseAnswer(text: string, key: AnswerKey, shown: readonly number[]): string | null {
  const given = text.trim()
  if (given === '' || key.question_type === 'guess_the_word') return given
  const places = given.split(',').map(part => keys.findIndex(key => key === part.trim().toLowerCase()))
  const chosen = places.map(place => shown[place] ?? -1)
  if (chosen.includes(-1) || new Set(chosen).size !== chosen.length) return null
  if (key.question_type === 'multi_select') return chosen.sort((a, b) => a - b).join(',')
  if (key.question_type === 'sequence') return chosen.length === key.options ? chosen.join(',') : null
  return chosen.length === 1 ? chosen.join(',') : null
}

/** @param given as parseAnswer returns it; null and '' are never right. */
export function isRight(given: string | null, key: AnswerKey): boolean {
  if (given === null || given === '') return false
  return isRightByOwnKey(given, key) || (key.later ?? []).some(later => later.is_void || isRightByOwnKey(given, { ...key, ...later }))
}

/** By the key that the question was asked with. */
export function isRightByOwnKey(given: string, key: AnswerKey): boolean {
  if (key.question_type === 'guess_the_word') return key.word !== null && foldWord(given) === foldWord(key.word)
  const right = key.question_type === 'multi_select' ? key.answer.toSorted((a, b) => a - b) : key.answer
  return given === right.join(',')
}

/** A stored answer as the player saw it: keys of the shown order, or the word. */
export function showAnswer(stored: string | null, key: AnswerKey, shown: readonly number[]): string | null {
  if (stored === null || key.question_type === 'guess_the_word') return stored
  if (stored === '') return ''
  const places = stored.split(',').map(index => keyAt(shown.indexOf(Number(index))))
  return (key.question_type === 'sequence' ? places : places.toSorted()).join(',')
}

/** The right answer as the player saw it, as far as it is known by now; '' when it has turned out that there is none. */
export function showRightAnswer(key: AnswerKey, shown: readonly number[]): string {
  const { answer, word } = key.later?.at(-1) ?? key
  return showAnswer(word ?? answer.join(','), key, shown) ?? ''
}
