import { columnFields } from '@trivium/contract/bank/import-names'
import { expect, it } from 'vitest'
import { fieldGroups, fieldOf, fieldWords, moved } from './column-fields.ts'

it('lists every field once in the select, each under its own name', () => {
  expect(fieldGroups.flatMap(({ fields }) => fields).toSorted()).toEqual([...columnFields].toSorted())
  const names = columnFields.map(fieldWords)
  expect(new Set(names).size).toBe(names.length)
  expect([fieldWords('option_3_image_text'), fieldWords('answer_2'), fieldWords('wrong_1'), fieldWords('option_10')]).toEqual([
    'description of picture of option 3',
    'part of the answer 2',
    'wrong answer 1',
    'option 10',
  ])
})

it('moves a field to a column and clears its old column', () => {
  const mapping = { header_line: 1, columns: { question: 0, answer: 3, note: 4 }, answers: 'letters' as const }
  const after = moved(mapping, 4, 'answer')
  expect(after).toEqual({ header_line: 1, columns: { question: 0, answer: 4 }, answers: 'letters' })
  expect([fieldOf(after, 4), fieldOf(after, 3)]).toEqual(['answer', ''])
  expect(moved(after, 4, '')).toEqual({ header_line: 1, columns: { question: 0 }, answers: 'letters' })
})
