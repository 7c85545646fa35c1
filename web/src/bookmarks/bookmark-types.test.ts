import { describe, expect, it } from 'vitest'
import { bookmarkTypeOf } from './bookmark-types.ts'

describe('bookmarkTypeOf', () => {
  it.each([
    ['multiple_choice', 'quiz_zone'],
    ['true_false', 'quiz_zone'],
    ['guess_the_word', 'guess_the_word'],
    ['audio', 'audio'],
    ['maths', 'maths'],
    ['multi_select', 'multi_match'],
    ['sequence', 'multi_match'],
    ['matching', 'multi_match'],
    ['number', 'quiz_zone'],
  ] as const)('keeps %s under %s', (question_type, type) => {
    expect(bookmarkTypeOf({ question_type, passage_id: null })).toBe(type)
  })

  it('keeps no question of a text', () => {
    expect(bookmarkTypeOf({ question_type: 'multiple_choice', passage_id: 3 })).toBeNull()
  })
})
