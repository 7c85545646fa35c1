import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addAnswer,
  difficultyOf,
  discrimination,
  facility,
  statsOf,
  type FirstAnswer,
  medianMs,
  noSums,
  timeRangesMs,
} from './item-stats.ts'

const sumsOf = (answers: readonly FirstAnswer[]) => answers.reduce(addAnswer, noSums)
const answer = (correct: boolean, restShare: number | null, ms: number | null = null): FirstAnswer => ({ correct, restShare, ms })

/*
 * Eight players; each one's rest score x is the share right among the other ten questions of the play.
 *
 *   right: 0.9 0.8 0.8 0.7 0.5   M₁ = 3.7 ÷ 5 = 0.74        p = 5/8
 *   wrong: 0.6 0.4 0.1           M₀ = 1.1 ÷ 3 = 0.366667    q = 3/8
 *
 *   Σx = 4.8, mean 0.6; Σx² = 0.81+0.64+0.64+0.49+0.25+0.36+0.16+0.01 = 3.36; s² = 3.36/8 − 0.36 = 0.06; s = 0.244949
 *   r = (0.74 − 0.366667) ÷ 0.244949 × √(15/64) = 1.524133 × 0.484123 = 0.737865
 */
const eight = [...[0.9, 0.8, 0.8, 0.7, 0.5].map(rest => answer(true, rest)), ...[0.6, 0.4, 0.1].map(rest => answer(false, rest))]

describe('facility', () => {
  it('is the share of right answers', () => {
    expect(facility(sumsOf(eight))).toBe(0.625)
    expect(facility(noSums)).toBeNull()
  })
})

describe('discrimination', () => {
  it('is the point-biserial correlation computed by hand', () => {
    expect(discrimination(sumsOf(eight))).toBeCloseTo(0.737865, 6)
  })

  it('is negative when the weaker players are right', () => {
    const reversed = eight.map(({ correct, restShare }) => answer(!correct, restShare))
    expect(discrimination(sumsOf(reversed))).toBeCloseTo(-0.737865, 6)
  })

  it.each([
    ['nobody has answered', []],
    ['all are right', [answer(true, 0.1), answer(true, 0.9)]],
    ['all are wrong', [answer(false, 0.1), answer(false, 0.9)]],
    ['all have the same rest score', Array.from({ length: 30 }, (_, index) => answer(index % 3 === 0, 0.1 + 0.2))],
    ['nobody has a rest score', [answer(true, null), answer(false, null)]],
  ])('is undefined while %s', (_when, answers) => {
    expect(discrimination(sumsOf(answers))).toBeNull()
  })

  it('ignores attempts without a rest score, which the facility counts', () => {
    const sums = sumsOf([...eight, answer(true, null), answer(true, null)])
    expect(discrimination(sums)).toBeCloseTo(0.737865, 6)
    expect(facility(sums)).toBe(0.7)
  })

  it("equals Pearson's correlation of right (1) or wrong (0) with the rest score", () => {
    const some = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 9 })), { minLength: 2, maxLength: 60 })
    fc.assert(
      fc.property(some, pairs => {
        const expected = pearson(
          pairs.map(([correct]) => (correct ? 1 : 0)),
          pairs.map(([, rest]) => rest / 9),
        )
        const found = discrimination(sumsOf(pairs.map(([correct, rest]) => answer(correct, rest / 9))))
        if (expected === null) expect(found).toBeNull()
        else expect(found).toBeCloseTo(expected, 6)
      }),
    )
  })
})

/** From the definition, with two passes over the values. */
function pearson(xs: number[], ys: number[]): number | null {
  if (new Set(xs).size === 1 || new Set(ys).size === 1) return null
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length
  const [meanX, meanY] = [mean(xs), mean(ys)]
  const products = xs.map((x, index) => (x - meanX) * ((ys[index] ?? 0) - meanY))
  const spread = (values: number[], middle: number) => Math.sqrt(mean(values.map(value => (value - middle) ** 2)))
  return mean(products) / (spread(xs, meanX) * spread(ys, meanY))
}

describe('medianMs', () => {
  it('has ranges from a quarter of a second to two minutes that grow by the same factor', () => {
    expect(timeRangesMs).toHaveLength(24)
    expect([timeRangesMs[0], timeRangesMs.at(-1)]).toEqual([250, 120_000])
    for (const [index, upper] of timeRangesMs.slice(1).entries()) expect(upper / (timeRangesMs[index] ?? 1)).toBeCloseTo(480 ** (1 / 23), 2)
  })

  it('ignores times that were not measured', () => {
    expect(medianMs(sumsOf([answer(true, null), answer(true, null)]))).toBeNull()
  })

  it('is at most one range away from the true median', () => {
    const times = fc.array(fc.integer({ min: 0, max: 120_000 }), { minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(times, list => {
        const sorted = list.toSorted((a, b) => a - b)
        const found = medianMs(sumsOf(list.map(ms => answer(true, null, ms)))) ?? Number.NaN
        const low = sorted[Math.ceil(list.length / 2) - 1] ?? 0
        const high = sorted[Math.floor(list.length / 2)] ?? 0
        expect(found).toBeGreaterThanOrEqual(timeRangesMs.findLast(bound => bound < low) ?? 0)
        expect(found).toBeLessThanOrEqual(timeRangesMs.find(bound => bound >= high) ?? Number.NaN)
      }),
    )
  })
})

describe('difficultyOf', () => {
  const counted = (attempts: number, correct: number) => ({ attempts, correct, calibrated_facility: null })

  it('prefers the calibrated facility to the share of right answers', () => {
    expect(difficultyOf({ ...counted(200, 190), calibrated_facility: 0.39 }, 0)).toBe('hard')
    expect(difficultyOf({ ...counted(0, 0), calibrated_facility: 0.7 }, 1)).toBe('easy')
  })

  it.each([
    [0, 'easy'],
    [0.33, 'easy'],
    [0.34, 'medium'],
    [0.66, 'medium'],
    [0.67, 'hard'],
    [1, 'hard'],
  ])("without enough attempts classes the author's %f as %s", (author, expected) => {
    expect(difficultyOf(counted(0, 0), author)).toBe(expected)
    expect(difficultyOf(counted(19, 1), author)).toBe(expected)
  })

  it('uses the share of right answers from 20 attempts on', () => {
    expect(difficultyOf(counted(20, 20), 1)).toBe('easy')
  })

  it.each([
    [1, 'easy'],
    [0.7, 'easy'],
    [0.69, 'medium'],
    [0.4, 'medium'],
    [0.39, 'hard'],
    [0, 'hard'],
  ])('with enough attempts classes a share of %f as %s', (share, expected) => {
    expect(difficultyOf(counted(100, share * 100), 0.5)).toBe(expected)
  })
})

describe('statsOf', () => {
  it('combines all stats', () => {
    const sums = sumsOf(eight.map(one => ({ ...one, ms: 100 })))
    expect(statsOf({ ...sums, calibrated_facility: 0.6 })).toEqual({
      calibratedFacility: 0.6,
      attempts: 8,
      facility: 0.625,
      discrimination: discrimination(sums),
      // All times lie in the first range, 0 to 250, so the median is its middle.
      medianMs: 125,
    })
  })
})
