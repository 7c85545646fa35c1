import { expect, it } from 'vitest'
import type { AnswerKey } from '../../play/plays/grading.ts'
import { isRightItem } from './model.ts'

const pairs: AnswerKey = { question_type: 'matching', options: 4, answer: [0, 1, 2, 3], word: null, matches: 4 }
const set: AnswerKey = { question_type: 'multi_select', options: 4, answer: [0, 1], word: null }

it('counts half of a multi-select as right, but matching only as a whole', () => {
  expect([isRightItem('0', set, {}), isRightItem('2', set, {}), isRightItem(null, set, {})]).toEqual([true, false, false])
  expect(['0,1,2,3', '0,1,2,', '0,1,3,2'].map(given => isRightItem(given, pairs, {}))).toEqual([true, false, false])
})

it('counts a number within its tolerance as right', () => {
  const number: AnswerKey = {
    question_type: 'number',
    options: 0,
    answer: [],
    word: null,
    number: { value: 3, tolerance: 0.2, unit: null },
  }
  expect(['3.1', '3.3', 'three'].map(given => isRightItem(given, number, {}))).toEqual([true, false, false])
})
