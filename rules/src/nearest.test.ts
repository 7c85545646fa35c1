import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const height = { value: 4808, tolerance: 2, unit: 'm' }

describe('nearest', () => {
  it.each<[(string | null)[], number[]]>([
    [
      ['4.000', '4807', '5000', '4810 m'],
      [1, 3],
    ],
    [['4000', '5000', '٤٨٠٠', null], [2]],
    [
      ['4800', '4816', 'high', ''],
      [0, 1],
    ],
    [['4,9', '4.900', null], [1]],
    [['high', '', null], []],
    [[], []],
  ])('%j is won by %j', (answers, winners) => {
    expect(nearest(answers, height)).toEqual(winners)
  })

  it('shares between those whom only rounding parts', () => {
    expect(nearest(['0.1', '0.3'], { value: 0.2, tolerance: 0, unit: null })).toEqual([0, 1])
  })

  it('is won by nobody who is farther off than another, whoever else plays', () => {
    const numbers = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(numbers, fc.integer({ min: -1000, max: 1000 }), fc.nat(5), (answers, value, tolerance) => {
        const off = answers.map(answer => Math.abs(answer - value))
        const bound = Math.max(tolerance, Math.min(...off))
        const winners = off.flatMap((distance, place) => (distance <= bound ? [place] : []))
        expect(nearest(answers.map(String), { value, tolerance, unit: null })).toEqual(winners)
      }),
    )
  })
})
