import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsIn, layMap } from './map-layout.ts'

const heights = [200, 300, 250, 220, 260]

describe('layMap', () => {
  it('winds through rows of three on wide screens, in alternating directions', () => {
    const { islands, islandWidth } = layMap({ width: 1056, heights }, false)
    expect(islandWidth).toBe(314)
    expect(islands.map(({ left }) => left)).toEqual([0, 370, 740, 740, 370])
    expect(islands.map(({ top }) => top)).toEqual([0, 40, 0, 404, 444])
  })

  it('goes down in one column on a phone, alternating left and right', () => {
    const { islands, height } = layMap({ width: 288, heights }, false)
    expect(islands.map(({ left }) => left)).toEqual([0, 20, 0, 20, 0])
    expect(height).toBe(heights.reduce((sum, one) => sum + one, 0) + 4 * 40)
  })

  it('is mirrored from right to left', () => {
    for (const width of [288, 700, 1056]) {
      const there = layMap({ width, heights }, false)
      const mirrored = layMap({ width, heights }, true)
      expect(mirrored.islands).toEqual(there.islands.map(({ left, top }) => ({ left: width - left - there.islandWidth, top })))
      expect(mirrored.height).toBe(there.height)
    }
  })

  it('leads the route through every island, and handles an empty map', () => {
    const { route } = layMap({ width: 1056, heights }, false)
    expect(route).toMatch(/^M157 48(C[^C]+){4}$/)
    expect(route.endsWith(' 527 492')).toBe(true)
    expect(layMap({ width: 1056, heights: [] }, false)).toMatchObject({ islands: [], height: 0, route: '' })
  })

  it('keeps islands apart and inside the map, whatever their sizes', () => {
    const size = fc.record({
      width: fc.integer({ min: 250, max: 1120 }),
      heights: fc.array(fc.integer({ min: 120, max: 900 }), { minLength: 1, maxLength: 25 }),
    })
    fc.assert(
      fc.property(size, fc.boolean(), (given, isMirrored) => {
        const { islands, islandWidth, height } = layMap(given, isMirrored)
        for (const [index, { left, top }] of islands.entries()) {
          const bottom = top + (given.heights[index] ?? 0)
          expect(left >= 0 && left + islandWidth <= given.width && bottom <= height).toBe(true)
          for (const [other, place] of islands.entries()) {
            const isAside = place.left + islandWidth < left || left + islandWidth < place.left
            const isAbove = place.top + (given.heights[other] ?? 0) < top || bottom < place.top
            expect(other === index || isAside || isAbove).toBe(true)
          }
        }
      }),
    )
  })

  it.each([
    [320, 1],
    [768, 2],
    [1120, 3],
  ])('at %d px has %d columns', (width, columns) => expect(columnsIn(width)).toBe(columns))
})
