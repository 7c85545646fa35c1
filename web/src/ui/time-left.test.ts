import { describe, expect, it } from 'vitest'
import { timeLeftIn } from './time-left.ts'

const minutes = (count: number) => count * 60_000
/** With plain spaces where a number keeps its unit. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('timeLeftIn', () => {
  it.each([
    [minutes(2 * 24 * 60 + 5 * 60 + 12), '2 days, 5 hr'],
    [minutes(24 * 60), '1 day'],
    [minutes(24 * 60 - 1), '23 hr, 59 min'],
    [minutes(312), '5 hr, 12 min'],
    [minutes(300), '5 hr'],
    [minutes(12), '12 min'],
    [1, '1 min'],
    [0, '0 min'],
  ])('tells %d ms as %s', (ms, text) => expect(plain(timeLeftIn('en', ms))).toBe(text))

  it('speaks Spanish', () => expect(plain(timeLeftIn('es', minutes(312)))).toBe('5 h y 12 min'))
})
