// Checks the right answer that staff enter against the question that was asked.

import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { LaterKey } from '@trivium/rules/play/plays/grading'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'
import { foldWord } from '@trivium/rules/play/plays/words'
import { InvalidInput } from '../../platform/api/refuse.ts'

interface Asked {
  question_type: QuestionType
  options: readonly unknown[]
  matches: readonly unknown[]
  number: NumberKey | null
}

interface SaidRight {
  answer?: number[] | undefined
  word?: string | undefined
  number?: { value: number; tolerance?: number | undefined } | undefined
  is_void?: boolean | undefined
}

/** @throws InvalidInput if the answer does not fit the question */
export function keyOf({ answer, word, number, is_void }: SaidRight, asked: Asked, field = 'answer'): LaterKey {
  if (is_void) return { answer: [], word: null, is_void: true }
  if (asked.question_type === 'guess_the_word') return { answer: [], word: wordOf(word), is_void: false }
  if (asked.question_type === 'number') return { answer: [], word: null, number: numberOf(number, asked.number), is_void: false }
  return { answer: placesOf(answer ?? [], asked, field), word: null, is_void: false }
}

export function wordOf(word: string | null | undefined): string {
  if (!word || foldWord(word) === '') throw new InvalidInput([{ field: 'word', problem: 'is needed here' }])
  return word
}

/** The number in the unit of the question. */
export function numberOf(said: SaidRight['number'], asked: NumberKey | null): NumberKey {
  if (said === undefined) throw new InvalidInput([{ field: 'number', problem: 'is needed here' }])
  return { value: said.value, tolerance: said.tolerance ?? asked?.tolerance ?? 0, unit: asked?.unit ?? null }
}

function placesOf(answer: number[], { question_type, options, matches }: Asked, field: string): number[] {
  const wrong = (problem: string) => new InvalidInput([{ field, problem }])
  if (question_type === 'matching') {
    if (answer.length !== options.length) throw wrong('names a match for every option')
    if (answer.some(index => index >= matches.length)) throw wrong('names a match that there is not')
    return answer
  }
  if (answer.some(index => index >= options.length)) throw wrong('names an option that there is not')
  if (new Set(answer).size !== answer.length) throw wrong('names an option twice')
  if (question_type === 'sequence') {
    if (answer.length !== options.length) throw wrong('names every option, in order')
    return answer
  }
  if (question_type === 'multi_select') {
    if (answer.length === 0) throw wrong('names one option at least')
    return answer.toSorted((one, other) => one - other)
  }
  if (answer.length !== 1) throw wrong('names one option')
  return answer
}
