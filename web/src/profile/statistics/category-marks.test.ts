import { describe, expect, it } from 'vitest'
import { categoryMarks } from './category-marks.ts'
import type { CategoryStats } from './statistics-types.ts'

const category = (slug: string, answered: number, correct: number, asked = answered) => ({
  slug,
  name: slug,
  type: 'quiz_zone' as const,
  asked,
  answered,
  correct,
})
const marksOf = (...categories: CategoryStats[]) => Object.fromEntries(categoryMarks(categories))

describe('marking categories', () => {
  it('names the best and the weakest', () => {
    expect(marksOf(category('a', 20, 10), category('b', 10, 9), category('c', 10, 8))).toEqual({
      'quiz_zone/b': 'strongest',
      'quiz_zone/a': 'to_grow',
    })
  })

  it('counts unanswered questions as not right', () => {
    expect(marksOf(category('a', 10, 10, 30), category('b', 20, 10))).toEqual({
      'quiz_zone/b': 'strongest',
      'quiz_zone/a': 'to_grow',
    })
  })

  it('leaves out categories with fewer than ten answers', () => {
    expect(marksOf(category('a', 20, 10), category('b', 9, 9), category('c', 10, 6))).toEqual({
      'quiz_zone/c': 'strongest',
      'quiz_zone/a': 'to_grow',
    })
  })

  it('distinguishes categories of two kinds with the same slug', () => {
    const other = { ...category('a', 10, 9), type: 'multi_match' as const }
    expect(marksOf(category('a', 20, 10), other)).toEqual({ 'multi_match/a': 'strongest', 'quiz_zone/a': 'to_grow' })
  })

  it('marks nothing where there is nothing to compare', () => {
    expect(marksOf()).toEqual({})
    expect(marksOf(category('a', 10, 5))).toEqual({})
    expect(marksOf(category('a', 10, 5), category('b', 20, 10))).toEqual({})
  })
})
