// Converts answers in the server's format (keys joined by commas, pairs, a word or a number) to readable texts.

import type { MatchKey, OptionKey, Q } from '@trivium/contract/play/plays'

export const keysIn = (answer: string | null): OptionKey[] =>
  (answer ?? '').split(',').filter((key): key is OptionKey => /^[a-j]$/.test(key))

export interface Pair {
  option: OptionKey
  match: MatchKey
}

const isOption = (text: string | undefined): text is OptionKey => /^[a-j]$/.test(text ?? '')
const isMatch = (text: string | undefined): text is MatchKey => /^(?:[1-9]|1[0-2])$/.test(text ?? '')

/** The pairs of a matching question: 'a-3,b-1'. */
export const pairsIn = (answer: string | null): Pair[] =>
  (answer ?? '').split(',').flatMap(pair => {
    const [option, match] = pair.split('-')
    return isOption(option) && isMatch(match) ? [{ option, match }] : []
  })

type Choice = Pick<Q['options'][number], 'text' | 'image_text'>

/** The text of an option or a match, or the description of its picture. */
export const choiceWords = ({ text, image_text }: Choice): string => text || (image_text ?? '')

const wordsAt = (choices: readonly (Choice & { key: string })[], key: string): string => {
  const choice = choices.find(one => one.key === key)
  return choice ? choiceWords(choice) : key
}

type Asked = Pick<Q, 'question_type' | 'options' | 'matches' | 'unit'>

/**
 * The texts of an answer: of its options, of its pairs, the word itself, or the number with its unit.
 * @param exact formats the right number for the reader; without it, the number stays as the player typed it
 */
export function answerWords(question: Asked, answer: string | null, exact?: (value: number) => string): string[] {
  const { question_type, options, matches, unit } = question
  if (question_type === 'guess_the_word') return answer ? [answer] : []
  if (question_type === 'number') return answer ? [exact ? withUnit(exact(Number(answer)), unit) : withUnit(answer, unit)] : []
  if (question_type === 'matching') {
    return pairsIn(answer).map(({ option, match }) => `${wordsAt(options, option)} – ${wordsAt(matches, match)}`)
  }
  return keysIn(answer).map(key => wordsAt(options, key))
}

/** A number with its tolerance. */
export const withTolerance = (words: string, tolerance: number | null | undefined, exact: (value: number) => string): string =>
  tolerance ? `${words} ± ${exact(tolerance)}` : words

/**
 * A number and its unit stay on one line, without a space before a sign of degrees or percent. If the player typed the unit, it is not
 * repeated.
 */
const withUnit = (number: string, unit: string | null): string =>
  unit === null || number.includes(unit) ? number : `${number}${/^[%°‰′″]/.test(unit) ? '' : '\u00a0'}${unit}`
