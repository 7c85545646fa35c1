import { describe, expect, it } from 'vitest'
import { challengeMinutes, challengeQuestions } from './challenge.ts'

describe('challengeQuestions', () => {
  it.each([
    [1, 5],
    [5, 5],
    [6, 10],
    [12, 15],
    [30, 30],
    [31, 30],
    [100, 30],
  ])('turns %i into %i', (asked, questions) => expect(challengeQuestions(asked, 30)).toBe(questions))

  it('is a multiple of five below any limit', () => {
    expect([challengeQuestions(30, 12), challengeQuestions(30, 5)]).toEqual([10, 5])
  })
})

describe('challengeMinutes', () => {
  it.each([
    [5, 3],
    [6, 3],
    [7, 6],
    [10, 6],
    [12, 6],
    [30, 15],
    [100, 51],
  ])('gives %i questions %i minutes', (questions, minutes) => expect(challengeMinutes(questions, 180)).toBe(minutes))

  it('stays below the limit', () => expect(challengeMinutes(30, 10)).toBe(10))
})
