import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearest } from './nearest.ts'

describe('nearest', () => {
  it.each<[(number | null)[], number[]]>([
    [[808, 6, 192, 8], [1]],
    [
      [8, 8, null],
      [0, 1],
    ],
    [[null, 4_000], [1]],
    [
      [0.1, 0.30000000000000004 - 0.2],
      [0, 1],
    ],
    [
      [Number.MAX_VALUE, null, Number.MAX_VALUE],
      [0, 2],
    ],
    [[null, null], []],
    [[], []],
  ])('of %j are %j', (distances, winners) => {
    expect(nearest(distances)).toEqual(winners)
  })

  it('are exactly those with the least distance', () => {
    const distances = fc.array(fc.option(fc.nat(1000)), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(distances, given => {
        const least = Math.min(...given.map(distance => distance ?? Infinity))
        expect(nearest(given)).toEqual(given.flatMap((distance, place) => (distance === least ? [place] : [])))
      }),
    )
  })
})
