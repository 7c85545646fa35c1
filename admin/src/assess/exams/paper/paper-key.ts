// The key of a question on the paper, for the inputs that correct it, and as the server reads it.

import type { Key } from '../../../bank/questions/index.ts'
import type { Asked } from './paper-question.tsx'

type Keyed = Pick<Asked, 'question_type' | 'options' | 'matches' | 'correct_answer' | 'also_right' | 'tolerance'>

export function keyOf({ question_type: type, options, matches, correct_answer, also_right, tolerance }: Keyed): Key {
  const isWritten = type === 'number' || type === 'guess_the_word'
  const places = isWritten ? [] : correct_answer.split(',')
  const placeOf = (all: readonly { key: string }[], wanted: string | undefined) => all.findIndex(({ key }) => key === wanted)
  const matchOf = (option: string) => placeOf(matches, places.find(pair => pair.startsWith(`${option}-`))?.slice(option.length + 1))
  return {
    answer: type === 'matching' ? options.map(({ key }) => matchOf(key)) : places.map(place => placeOf(options, place)),
    word: [correct_answer, ...also_right].join(' | '),
    number: { value: correct_answer, tolerance: String(tolerance ?? 0) },
  }
}

/** As `regrade_exam_question` takes it: options count from 1. */
export function typedKey(
  { question_type: type }: Pick<Asked, 'question_type'>,
  { answer, word, number: { value, tolerance } }: Key,
): string {
  if (type === 'number') return `${value} ± ${tolerance}`
  if (type === 'guess_the_word') return word
  const places = answer.map(place => place + 1)
  return (type === 'multi_select' ? places.toSorted((one, other) => one - other) : places).join()
}
