import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../platform/random.ts'
import { isRiderNext, mayDecide, ridersOf } from './riders.ts'

describe('ridersOf', () => {
  it('is at most 15, a fifth of the least length, and the number of provisional items', () => {
    expect(ridersOf(500, 85)).toBe(15)
    expect(ridersOf(500, 20)).toBe(4)
    expect(ridersOf(2, 85)).toBe(2)
    expect(ridersOf(0, 85)).toBe(0)
  })
})

describe('mayDecide', () => {
  it('needs 60 % calibrated items, and enough of them for the least length', () => {
    expect(mayDecide({ items: 200, calibrated: 120 }, 85)).toBe(true)
    expect(mayDecide({ items: 200, calibrated: 119 }, 85)).toBe(false)
    expect(mayDecide({ items: 100, calibrated: 84 }, 85)).toBe(false)
  })
})

describe('isRiderNext', () => {
  const ride = (riders: number, least: number, random: () => number) => {
    const places: number[] = []
    for (let asked = 0; asked < least + riders; asked++)
      if (isRiderNext({ asked, ridden: places.length, riders, least }, random())) places.push(asked)
    return places
  }

  it('asks exactly `riders` unscored items before the test may end, never as the first or last item', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 20, max: 85 }), fc.integer(), (riders, least, seed) => {
        const places = ride(riders, least, seededRandom(seed))
        expect(places).toHaveLength(riders)
        // The item after which the test may end is scored, because the test may ask no further items.
        expect(places.every(place => place > 0 && place < least + riders - 1)).toBe(true)
      }),
    )
  })

  it('spreads unscored items evenly', () => {
    const counts = Array.from({ length: 23 }, () => 0)
    for (let seed = 0; seed < 22_000; seed++) for (const place of ride(4, 20, seededRandom(seed))) counts[place] = (counts[place] ?? 0) + 1
    // Each of the 22 places gets 4,000 of 4 × 22,000 riders: standard deviation 57.
    for (const count of counts.slice(1)) expect(Math.abs(count - 4_000)).toBeLessThan(5 * 57)
  })

  it('asks no unscored item once the test may end', () => {
    for (const chance of [0, 0.5, 0.99]) {
      expect(isRiderNext({ asked: 100, ridden: 15, riders: 15, least: 85 }, chance)).toBe(false)
      expect(isRiderNext({ asked: 130, ridden: 15, riders: 15, least: 85 }, chance)).toBe(false)
    }
  })
})
