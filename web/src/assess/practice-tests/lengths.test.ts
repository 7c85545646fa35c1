import { expect, it } from 'vitest'
import { sizesOf } from './lengths.ts'

const forms = [
  { form: 'short', least: 20, most: 40, is_practice: true, unscored: 0 },
  { form: 'full', least: 85, most: 150, is_practice: false, unscored: 15 },
] as const
const offer = (questions: number) => ({
  lengths: [10, 25, 50],
  adaptive_forms: [...forms],
  test_types: [
    { id: 'tutor', name: 'tutor', questions, least: 10, most: 150 },
    { id: 'cat', name: 'cat', questions, least: 20, most: 150 },
    { id: 'readiness', name: 'readiness', questions, least: 60, most: 100 },
  ],
})

it.each([
  ['tutor', 70, [10, 25, 50]],
  ['cat', 70, [40, 150]],
  ['readiness', 59, []],
  ['readiness', 60, [100]],
] as const)('a %s test from %i questions has the lengths %j', (type, questions, lengths) => {
  expect(sizesOf(offer(questions), type)).toMatchObject({ lengths, there: questions })
})
