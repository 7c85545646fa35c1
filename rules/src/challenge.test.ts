import { describe, expect, it } from 'vitest'
import { challengeMinutes } from './challenge.ts'

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

  it('stays within what is allowed', () => expect(challengeMinutes(30, 10)).toBe(10))
})
