// Answers in words, as the examinee saw them.

import type { Q, ReviewItem } from '@trivium/contract/play/plays'

type Shown = Pick<Q, 'question_type' | 'options' | 'matches' | 'unit'>
type Choice = Shown['options'][number] | Shown['matches'][number]

const textOf = ({ key, text, image_text }: Choice) => text || image_text || `picture ${key}`
const textAt = (choices: readonly Choice[], wanted: string) => {
  const choice = choices.find(({ key }) => key === wanted)
  return choice ? textOf(choice) : wanted
}

/** @param answer keys, pairs, a word or a number, as the player gave it: the texts of the options, each pair with an arrow, or what was typed */
export function shownTexts({ question_type, options, matches }: Shown, answer: string): string[] {
  if (question_type === 'guess_the_word' || question_type === 'number') return [answer]
  if (answer === '') return []
  const parts = answer.split(',')
  if (question_type !== 'matching') return parts.map(key => textAt(options, key))
  return parts.map(pair => {
    const [option = '', match = ''] = pair.split('-')
    return `${textAt(options, option)} → ${textAt(matches, match)}`
  })
}

/** The right answer; for a word also the other right ones, for a number its tolerance and unit. */
export function rightTexts(item: Pick<ReviewItem, keyof Shown | 'correct_answer' | 'also_right' | 'tolerance'>): string[] {
  const { question_type, correct_answer, also_right, tolerance, unit } = item
  if (question_type === 'guess_the_word') return [correct_answer, ...also_right]
  if (question_type !== 'number') return shownTexts(item, correct_answer)
  const range = tolerance !== null && tolerance > 0 ? ` ± ${tolerance}` : ''
  return [`${correct_answer}${range}${unit === null ? '' : ` ${unit}`}`]
}
