// Grades answers. They are stored by the stored order of options, independent of the order that the player saw.

import type { MatchKey, OptionKey } from '@trivium/contract/play/plays'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import { distanceFrom, isWithin, type NumberKey, numbersIn } from '../../bank/questions/numbers.ts'
import { foldWord } from './words.ts'

export interface AnswerKey {
  question_type: QuestionType
  /** Number of options. */
  options: number
  /** Indexes of the right option, set or order; matching: the index of each option's match. */
  answer: readonly number[]
  word: string | null
  /** Further right words. */
  accepted?: readonly string[]
  /** Matching: number of matches. */
  matches?: number
  number?: NumberKey | null
  /** Keys from later corrections: an answer right by any of them is right, too (docs/decisions/031). */
  later?: readonly LaterKey[]
}

export interface LaterKey {
  answer: readonly number[]
  word: string | null
  number?: NumberKey | null
  /** The question has no right answer, so any answer counts as right. */
  is_void: boolean
}

/** A question's shown order: at each place the stored index of the option, and of the match. */
export interface ShownOrder {
  order: readonly number[]
  matches?: readonly number[]
}

const keys: readonly OptionKey[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const matchKeys: readonly MatchKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']

/** The key of the option at a place in the shown order. */
export function keyAt(place: number): OptionKey {
  const key = keys[place]
  if (!key) throw new RangeError(`no option at place ${place}`)
  return key
}

/** The key of the match at a place in the shown order. */
export function matchKeyAt(place: number): MatchKey {
  const key = matchKeys[place]
  if (!key) throw new RangeError(`no match at place ${place}`)
  return key
}

/** The player types the answer instead of choosing it. */
const isWritten = ({ question_type }: Pick<AnswerKey, 'question_type'>) => question_type === 'guess_the_word' || question_type === 'number'

/**
 * The given answer in the stored order: '2', '0,3', a word, a number as typed, or '' for no answer. Matching: the index of each option's
 * match in turn, empty if not given ('2,,0').
 * @returns null if the text is not a possible answer to this question
 */
export function parseAnswer(text: string, key: AnswerKey, shown: ShownOrder): string | null {
  const given = text.trim()
  if (given === '' || key.question_type === 'guess_the_word') return given
  if (key.question_type === 'number') return numbersIn(given, key.number?.unit).length > 0 ? given : null
  if (key.question_type === 'matching') return parsePairs(given, key, shown)
  const places = given.split(',').map(part => keys.findIndex(key => key === part.trim().toLowerCase()))
  const chosen = places.map(place => shown.order[place] ?? -1)
  if (chosen.includes(-1) || new Set(chosen).size !== chosen.length) return null
  if (key.question_type === 'multi_select') return chosen.sort((a, b) => a - b).join(',')
  if (key.question_type === 'sequence') return chosen.length === key.options ? chosen.join(',') : null
  return chosen.length === 1 ? chosen.join(',') : null
}

/** 'a-3,c-1': pairs of an option and a match; options may be missing. */
function parsePairs(given: string, { options }: AnswerKey, { order, matches = [] }: ShownOrder): string | null {
  const pairs = new Map<number, number>()
  for (const pair of given.split(',')) {
    const [, letter = '', number = ''] = /^\s*([a-j])\s*-\s*(\d{1,2})\s*$/i.exec(pair) ?? []
    const option = order[keys.findIndex(key => key === letter.toLowerCase())]
    const match = matches[Number(number) - 1]
    if (option === undefined || match === undefined || pairs.has(option)) return null
    pairs.set(option, match)
  }
  return Array.from({ length: options }, (_, option) => pairs.get(option) ?? '').join(',')
}

/** @param given as parseAnswer returns it; null and '' are never right. */
export function isRight(given: string | null, key: AnswerKey): boolean {
  if (given === null || given === '') return false
  return isRightByOwnKey(given, key) || (key.later ?? []).some(later => later.is_void || isRightByOwnKey(given, { ...key, ...later }))
}

/** Distance of a wrong number from the right one, by the latest key; empty for any other answer. */
export function offOf(given: string, key: AnswerKey): { off?: number } {
  const number = key.later?.at(-1)?.number ?? key.number
  const off = number && !isRight(given, key) ? distanceFrom(given, number) : null
  return off === null ? {} : { off }
}

/** Right by the key with which the question was asked. */
export function isRightByOwnKey(given: string, key: AnswerKey): boolean {
  if (key.question_type === 'guess_the_word') {
    const guess = foldWord(given)
    return key.word !== null && [key.word, ...(key.accepted ?? [])].some(word => foldWord(word) === guess)
  }
  if (key.question_type === 'number') return Boolean(key.number && isWithin(given, key.number))
  const right = key.question_type === 'multi_select' ? key.answer.toSorted((a, b) => a - b) : key.answer
  return given === right.join(',')
}

/** Matching: number of right pairs. */
export function rightPairs(given: string, { answer }: Pick<AnswerKey, 'answer'>): number {
  const chosen = given.split(',')
  return answer.filter((match, option) => chosen[option] === String(match)).length
}

/** A stored answer as the player gave it: keys of the shown order, pairs, the word, or the number. */
export function showAnswer(stored: string | null, key: AnswerKey, shown: ShownOrder): string | null {
  if (stored === null || isWritten(key)) return stored
  if (stored === '') return ''
  if (key.question_type === 'matching') return showPairs(stored, shown)
  const places = stored.split(',').map(index => keyAt(shown.order.indexOf(Number(index))))
  return (key.question_type === 'sequence' ? places : places.toSorted()).join(',')
}

function showPairs(stored: string, { order, matches = [] }: ShownOrder): string {
  const chosen = stored.split(',')
  const pairs = order.map((option, place) => {
    const match = chosen[option] ?? ''
    return match === '' ? '' : `${keyAt(place)}-${matches.indexOf(Number(match)) + 1}`
  })
  return pairs.filter(pair => pair !== '').join(',')
}

/** The right answer by the keys that the player saw, from the latest key; '' if the question is void. */
export function showRightAnswer(key: AnswerKey, shown: ShownOrder): string {
  const { answer, word, number } = key.later?.at(-1) ?? key
  return number ? String(number.value) : (showAnswer(word ?? answer.join(','), key, shown) ?? '')
}
