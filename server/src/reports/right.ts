// What staff says is right, checked against the question that was asked.

import type { QuestionType } from '@trivium/contract/play-names'
import type { LaterKey } from '@trivium/rules/grading'
import { foldWord } from '@trivium/rules/words'
import { InvalidInput } from '../api/refuse.ts'

interface Asked {
  question_type: QuestionType
  options: readonly unknown[]
}

interface SaidRight {
  answer?: number[] | undefined
  word?: string | undefined
  is_void?: boolean | undefined
}

/** @throws InvalidInput when it does not fit the question */
export function keyOf({ answer, word, is_void }: SaidRight, asked: Asked, field = 'answer'): LaterKey {
  if (is_void) return { answer: [], word: null, is_void: true }
  if (asked.question_type === 'guess_the_word') return { answer: [], word: wordOf(word), is_void: false }
  return { answer: placesOf(answer ?? [], asked, field), word: null, is_void: false }
}

function wordOf(word: string | undefined): string {
  if (word === undefined || foldWord(word) === '') throw new InvalidInput([{ field: 'word', problem: 'is needed here' }])
  return word
}

function placesOf(answer: number[], { question_type, options }: Asked, field: string): number[] {
  const wrong = (problem: string) => new InvalidInput([{ field, problem }])
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
