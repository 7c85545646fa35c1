import { describe, expect, it } from 'vitest'
import { timeLeftIn } from './time-left.ts'

const minutes = (count: number) => count * 60_000

describe('timeLeftIn', () => {
  it.each([
    [minutes(2 * 24 * 60 + 5 * 60 + 12), '2\u00a0days, 5\u00a0hr'],
    [minutes(24 * 60), '1\u00a0day'],
    [minutes(24 * 60 - 1), '23\u00a0hr, 59\u00a0min'],
    [minutes(312), '5\u00a0hr, 12\u00a0min'],
    [minutes(300), '5\u00a0hr'],
    [minutes(12), '12\u00a0min'],
    [1, '1\u00a0min'],
    [0, '0\u00a0min'],
  ])('formats %d ms as %s', (ms, text) => expect(timeLeftIn('en', ms)).toBe(text))

  it('says two hours in Arabic as it stands after a preposition', () => {
    expect(timeLeftIn('ar', minutes(6 * 24 * 60 + 120))).toMatch(/ساعتين$/)
    expect(timeLeftIn('ar', minutes(122))).toMatch(/^ساعتين.*دقيقتين$/)
  })

  it('names hours in Arabic with a word, not with a letter', () => expect(timeLeftIn('ar', minutes(312))).toMatch(/ساعات/))

  it('uses Spanish words', () => expect(timeLeftIn('es', minutes(312))).toBe('5\u00a0h y 12\u00a0min'))
})
