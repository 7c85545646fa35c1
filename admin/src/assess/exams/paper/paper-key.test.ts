import { describe, expect, it } from 'vitest'
import { keyOf, typedKey } from './paper-key.ts'

type Question = Parameters<typeof keyOf>[0]

const choices = <Place extends string>(...keys: Place[]) => keys.map(key => ({ key, text: key, image: null, image_text: null }))
const question = (fields: Pick<Question, 'question_type' | 'correct_answer'> & Partial<Question>): Question => ({
  options: choices('a', 'b', 'c'),
  matches: [],
  also_right: [],
  tolerance: null,
  ...fields,
})

const cases: [string, Question, string][] = [
  ['one option', question({ question_type: 'multiple_choice', correct_answer: 'b' }), '2'],
  ['several, in the order of the paper', question({ question_type: 'multi_select', correct_answer: 'c,a' }), '1,3'],
  ['an order', question({ question_type: 'sequence', correct_answer: 'c,a,b' }), '3,1,2'],
  ['pairs', question({ question_type: 'matching', matches: choices('1', '2'), correct_answer: 'b-1,a-2,c-1' }), '2,1,1'],
  ['a number', question({ question_type: 'number', options: [], correct_answer: '8848', tolerance: 2 }), '8848 ± 2'],
  ['words', question({ question_type: 'guess_the_word', options: [], correct_answer: 'Nile', also_right: ['Nilus'] }), 'Nile | Nilus'],
]

describe('the key of a question on the paper', () => {
  it.each(cases)('is read and typed: %s', (_name, asked, typed) => {
    expect(typedKey(asked, keyOf(asked))).toBe(typed)
  })
})
