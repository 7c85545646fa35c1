import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnswerKey } from './grading.ts'
import { pointsGiven, pointsPossible } from './item-points.ts'

const single: AnswerKey = { question_type: 'multiple_choice', options: 4, answer: [2], word: null }
const select: AnswerKey = { question_type: 'multi_select', options: 5, answer: [0, 2, 4], word: null }
const sequence: AnswerKey = { question_type: 'sequence', options: 4, answer: [0, 1, 2, 3], word: null }

describe('pointsGiven', () => {
  it.each([
    [single, '2', 1],
    [single, '1', 0],
    [single, null, 0],
    [select, '0,2,4', 3],
    [select, '0,2', 2],
    [select, '0,1', 0],
    [select, '0,1,2,4', 2],
    [select, '1,3', 0],
    [select, '', 0],
    [sequence, '0,1,2,3', 1],
    [sequence, '0,1,3,2', 0],
  ])('scores %o answered %s with %i', (key, given, points) => {
    expect(pointsGiven(given, key, {})).toBe(points)
  })

  it.each([
    ['0,1,2,3', 3],
    ['1,2,3,0', 2],
    ['0,1,3,2', 1],
    ['3,2,1,0', 0],
  ])('scores the pairs in order of %s with %i if scoresPairs is set', (given, points) => {
    expect(pointsGiven(given, sequence, { scoresPairs: true })).toBe(points)
  })

  it('is between 0 and pointsPossible', () => {
    const answers = fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1 }).map(chosen => chosen.join(','))
    fc.assert(
      fc.property(answers, fc.boolean(), (given, scoresPairs) => {
        for (const key of [select, sequence]) {
          const points = pointsGiven(given, key, { scoresPairs })
          expect(points).toBeGreaterThanOrEqual(0)
          expect(points).toBeLessThanOrEqual(pointsPossible(key, { scoresPairs }))
        }
      }),
    )
  })
})

describe('a corrected key', () => {
  const key: AnswerKey = { question_type: 'multi_select', options: 4, answer: [0, 1], word: null }

  it('gives the points of the better key, at most the original maximum', () => {
    const later = [{ answer: [1, 2, 3], word: null, is_void: false }]
    const points = (given: string) => pointsGiven(given, { ...key, later }, {})
    expect(['0,1', '1,2,3', '0,2', '1'].map(points)).toEqual([2, 2, 0, 1])
  })

  it('gives all points to any answer if the question is void', () => {
    const later = [{ answer: [], word: null, is_void: true }]
    expect(['3', ''].map(given => pointsGiven(given, { ...key, later }, {}))).toEqual([2, 0])
  })
})
