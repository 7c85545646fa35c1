// The options of a row, and its answer.

import type { OptionColumns } from './answer-readings.ts'
import { typeNamed } from './cell-words.ts'
import { slots } from './columns.ts'
import { withoutLabels } from './option-labels.ts'
import type { RowCells } from './row-cells.ts'
import { isFalseWord, isTrueWord } from '../../judging/true-words.ts'

export interface RowChoices extends OptionColumns {
  /** The texts of the options; '' for an option with only a picture, whose name is in `slots`. */
  texts: readonly string[]
  /** The answer itself is the first option; the wrong answers follow. */
  answerIsFirst: boolean
}

/** Where only wrong answers have columns, the answer itself is the first option. */
export function choicesOf({ cell, isOurs }: RowCells): RowChoices {
  const wrong = slots.map(slot => cell(`wrong_${slot}`)).filter(text => text !== '')
  const options = slots.map(slot => cell(`option_${slot}`))
  const own = isOurs ? options : withoutLabels(options)
  const said = cell('answer')
  const isOpen = wrong.length > 0 && own.every(text => text === '') && said !== ''
  const all = isOpen ? [said, ...wrong] : [...own, ...wrong]
  const named = all.map((text, place) => text || (place < slots.length ? cell(`option_${slots[place] ?? 1}_image`) : ''))
  return { slots: named, texts: all, isTruth: isTruth(all, cell('type')), answerIsFirst: isOpen }
}

function isTruth(options: readonly string[], type: string): boolean {
  if (typeNamed(type) === 'true_false') return true
  const [one = '', two = '', ...others] = options.filter(text => text !== '')
  return others.length === 0 && ((isTrueWord(one) && isFalseWord(two)) || (isFalseWord(one) && isTrueWord(two)))
}

/** The cells that name the right options; none for a word or a number, or when the answer itself is the first option. */
export function saidIn({ cell }: RowCells, { answerIsFirst }: RowChoices): string[] {
  const type = typeNamed(cell('type'))
  if (cell('word') !== '' || type === 'guess_the_word' || type === 'number' || type === 'matching') return []
  const parts = slots.map(slot => cell(`answer_${slot}`)).filter(text => text !== '')
  if (parts.length > 0) return parts
  const answer = cell('answer')
  if (answer === '' || answerIsFirst) return []
  return [answer]
}
