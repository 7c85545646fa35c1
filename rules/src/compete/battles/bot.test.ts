import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../platform/random.ts'
import { isWithin } from '../../bank/questions/numbers.ts'
import { chanceOf, choiceOf, numberOf, timeOf } from './bot.ts'

const item = { facility: 0.6, medianMs: 4_000, difficulty: 0.5 }

describe('a bot', () => {
  it('is right as often as an average player if its rating is average', () => {
    expect(chanceOf(item, 1500)).toBeCloseTo(0.6, 10)
    // One logit is 173.7 points: the odds grow by e.
    const odds = (chance: number) => chance / (1 - chance)
    expect(odds(chanceOf(item, 1500 + 173.7178)) / odds(0.6)).toBeCloseTo(Math.E, 6)
    expect(chanceOf({ ...item, facility: null }, 1500)).toBeCloseTo(0.6, 10)
    expect(chanceOf({ ...item, facility: 1 }, 3000)).toBeLessThan(1)
  })

  it('chooses the right option with that probability, and all wrong ones equally often', () => {
    const random = seededRandom(7)
    const counts = [0, 0, 0, 0]
    for (let turn = 0; turn < 10_000; turn++) counts[choiceOf(item, { options: 4, right: 2 }, 1500, random)]! += 1
    expect((counts[2] ?? 0) / 10_000).toBeCloseTo(0.6, 1)
    for (const wrong of [0, 1, 3]) expect((counts[wrong] ?? 0) / 10_000).toBeCloseTo(0.133, 1)
  })

  it.each([
    { value: 8_849, tolerance: 50, unit: 'm' },
    { value: 1_969, tolerance: 0, unit: null },
    { value: 0, tolerance: 0.5, unit: null },
    { value: -89.2, tolerance: 1, unit: '°C' },
    { value: 299_792_458, tolerance: 0, unit: 'm/s' },
    { value: 0.001, tolerance: 0, unit: null },
  ])('answers %j with the right number by that probability, otherwise with a plausible wrong one', key => {
    const random = seededRandom(5)
    const said = Array.from({ length: 2_000 }, () => numberOf(item, key, 1500, random))
    expect(said.filter(number => number === key.value).length / said.length).toBeCloseTo(0.6, 1)
    for (const number of said.filter(one => one !== key.value)) {
      expect(isWithin(String(number), key)).toBe(false)
      expect(Math.abs(number - key.value)).toBeLessThan(Math.max(200, 2 * Math.abs(key.value)))
      if (key.value !== 0) expect(Math.sign(number) * Math.sign(key.value)).not.toBe(-1)
    }
  })

  it('takes about the median time of the item, and answers before the time is over', () => {
    const random = seededRandom(11)
    const times = Array.from({ length: 5_001 }, () => timeOf(item, 15_000, random)).toSorted((one, other) => one - other)
    expect(times[2_500]).toBeGreaterThan(3_800)
    expect(times[2_500]).toBeLessThan(4_200)
    expect(times[0]).toBeGreaterThanOrEqual(900)
    expect(timeOf({ ...item, medianMs: 60_000 }, 5_000, random)).toBe(4_500)
  })
})
