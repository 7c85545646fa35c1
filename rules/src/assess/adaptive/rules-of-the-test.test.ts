import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Choosing, chooseItem, exposureLimit, type PoolItem } from './choose-item.ts'
import { areaEstimates, progressOf } from './progress.ts'
import { weightedLikelihood } from './estimate.ts'
import { countsAsRight, difficultyOfLevel, informationOf } from './model.ts'
import { isEnoughEvidence, readinessOf, standardNormal, wordFor } from './readiness.ts'
import { adaptiveLengths, type TestProgress, endingAfter, endingAsAsked, endingBy, latestEstimates, mayReachLeast } from './stop.ts'

const shares = new Map([
  [1, 0.5],
  [2, 0.3],
  [3, 0.2],
])
const pool: PoolItem[] = Array.from({ length: 60 }, (_, n) => ({ id: n + 1, b: (n - 30) / 10, area: (n % 3) + 1, exposure: 0 }))
const choosing = (more: Partial<Choosing> = {}): Choosing => ({ theta: 0, pool, asked: new Map(), shares, limit: 0.25, chance: 0, ...more })

describe('chooseItem', () => {
  it('starts with the largest area and keeps the shares', () => {
    const asked = new Map<number, number>()
    let left = pool
    for (let n = 0; n < 20; n++) {
      const item = chooseItem(choosing({ pool: left, asked, chance: (n * 0.37) % 1 }))
      if (!item) throw new Error('there is an item')
      if (n === 0) expect(item.area).toBe(1)
      asked.set(item.area, (asked.get(item.area) ?? 0) + 1)
      left = left.filter(({ id }) => id !== item.id)
    }
    expect(asked).toEqual(
      new Map([
        [1, 10],
        [2, 6],
        [3, 4],
      ]),
    )
  })

  it('picks one of the five most informative items of the area at random', () => {
    const chosen = [0, 0.2, 0.4, 0.6, 0.8, 0.999].map(chance => chooseItem(choosing({ theta: 1, chance }))?.id)
    const best = pool
      .filter(({ area }) => area === 1)
      .toSorted((one, other) => informationOf(1, other.b) - informationOf(1, one.b) || one.id - other.id)
      .slice(0, 5)
    expect(chosen).toEqual([...best, best[4]].map(item => item?.id))
  })

  it('skips overexposed items, and picks the least exposed if all are', () => {
    const [best] = [chooseItem(choosing())]
    const exposed = pool.map(item => (item.id === best?.id ? { ...item, exposure: 0.25 } : item))
    expect(chooseItem(choosing({ pool: exposed }))?.id).not.toBe(best?.id)
    const worn = pool.map(item => ({ ...item, exposure: item.id === 31 ? 0.3 : 0.9 }))
    expect(chooseItem(choosing({ pool: worn }))?.id).toBe(31)
  })

  it('continues in other areas when one is used up, and returns null when none is left', () => {
    expect(chooseItem(choosing({ pool: pool.filter(({ area }) => area === 3) }))?.area).toBe(3)
    expect(chooseItem(choosing({ pool: [] }))).toBeNull()
  })

  it('agrees with a reference that sorts all items', () => {
    const items = fc.array(
      fc.record({
        b: fc.double({ min: -3, max: 3, noNaN: true }),
        area: fc.integer({ min: 1, max: 3 }),
        exposure: fc.constantFrom(0, 0.1, 0.3),
      }),
      { minLength: 1, maxLength: 40 },
    )
    fc.assert(
      fc.property(
        items,
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (drawn, theta, chance) => {
          const numbered = drawn.map((item, index) => ({ ...item, id: index + 1 }))
          const allowed = numbered.filter(({ exposure }) => exposure < 0.25)
          const from = allowed.length > 0 ? allowed : numbered
          const area = [1, 2, 3].find(number => from.some(item => item.area === number))
          const there = from.filter(item => item.area === area)
          const key = allowed.length > 0 ? (item: PoolItem) => -informationOf(theta, item.b) : (item: PoolItem) => item.exposure
          const best = there.toSorted((one, other) => key(one) - key(other) || one.id - other.id).slice(0, 5)
          expect(chooseItem(choosing({ pool: numbered, theta, chance }))?.id).toBe(best[Math.floor(chance * best.length)]?.id)
        },
      ),
    )
  })
})

describe('exposureLimit', () => {
  it.each([
    [1500, 150, 0.25],
    [400, 40, 0.25],
    [600, 150, 0.375],
    [100, 85, 1],
  ])('for %i items and a length of %i is %f', (items, length, limit) => expect(exposureLimit(items, length)).toBe(limit))
})

describe('the end of an adaptive test', () => {
  const progress = (more: Partial<TestProgress>): TestProgress => ({
    ...adaptiveLengths.short,
    standard: 0,
    answered: 20,
    latest: [{ theta: 0, standardError: 0.4 }],
    ...more,
  })

  it.each([
    ['not before the least length', { answered: 19, latest: [{ theta: 3, standardError: 0.1 }] }, null],
    ['surely above', { latest: [{ theta: 0.9, standardError: 0.4 }] }, { reason: 'confident', decision: 'pass' }],
    ['surely below', { latest: [{ theta: -0.9, standardError: 0.4 }] }, { reason: 'confident', decision: 'fail' }],
    [
      'surely above, but not after each of the last answers',
      { latest: [0.9, 0.7, 0.9].map(theta => ({ theta, standardError: 0.4 })) },
      null,
    ],
    [
      'surely below, but not after each of the last answers',
      { latest: [-0.9, -0.7, -0.9].map(theta => ({ theta, standardError: 0.4 })) },
      null,
    ],
    ['the interval contains the standard', { latest: [{ theta: 0.7, standardError: 0.4 }] }, null],
    [
      'at the greatest length, above the standard',
      { answered: 40, latest: [{ theta: 0.1, standardError: 0.3 }] },
      { reason: 'maximum_length', decision: 'pass' },
    ],
    [
      'at the greatest length, at the standard',
      { answered: 40, latest: [{ theta: 0, standardError: 0.3 }] },
      { reason: 'maximum_length', decision: 'fail' },
    ],
  ] as const)('%s', (_when, more, ending) => expect(endingAfter(progress(more))).toEqual(ending))

  it.each([
    ['time_over', 19, 2, { reason: 'not_enough_answered', decision: 'fail' }],
    ['time_over', 20, 0.1, { reason: 'time_over', decision: 'pass' }],
    ['time_over', 20, 0, { reason: 'time_over', decision: 'fail' }],
    ['left', 19, 2, { reason: 'left', decision: 'undetermined' }],
    ['left', 25, 2, { reason: 'left', decision: 'pass' }],
    ['items_used_up', 10, 2, { reason: 'items_used_up', decision: 'undetermined' }],
  ] as const)('%s after %i items at %f', (reason, answered, theta, ending) => {
    expect(endingBy(reason, progress({ answered, latest: [{ theta, standardError: 0.5 }] }))).toEqual(ending)
  })

  it.each([
    [-0.9, 20, 0.2, { reason: 'confident', decision: 'pass' }],
    [-0.9, 20, -0.5, { reason: 'confident', decision: 'fail' }],
    [0, 40, 0.1, { reason: 'maximum_length', decision: 'pass' }],
    [0, 20, 0.1, null],
  ] as const)('at %f after %i items keeps its reason when a correction changes the estimate to %f', (then, answered, now, ending) => {
    const at = (theta: number) => progress({ answered, latest: [{ theta, standardError: 0.4 }] })
    expect(endingAsAsked(at(then), at(now))).toEqual(ending)
  })

  it('needs five intervals in a row on one side of the standard', () => {
    const [sure, unsure] = [
      { theta: 0.9, standardError: 0.4 },
      { theta: 0.7, standardError: 0.4 },
    ]
    expect(endingAfter(progress({ latest: [unsure, sure, sure] }))).toBeNull()
    expect(endingAfter(progress({ latest: [sure, sure, sure] }))).toMatchObject({ reason: 'confident' })
    const responses = Array.from({ length: 6 }, (_, n) => ({ b: n / 3, isRight: n % 2 === 0 }))
    expect(latestEstimates(responses)).toEqual([2, 3, 4, 5, 6].map(count => weightedLikelihood(responses.slice(0, count))))
    expect(latestEstimates(responses.slice(0, 2))).toHaveLength(2)
  })

  it('needs a bank with enough items for the least length', () => {
    expect([mayReachLeast(84, adaptiveLengths.full), mayReachLeast(85, adaptiveLengths.full)]).toEqual([false, true])
  })
})

describe('readiness', () => {
  it('is the normal probability with one of four words', () => {
    // Tables of the normal distribution: Φ(1) = 0.8413, Φ(1.96) = 0.9750, Φ(−0.5) = 0.3085.
    expect([standardNormal(1), standardNormal(1.96), standardNormal(-0.5)]).toEqual([0.8413, 0.975, 0.3085].map(p => expect.closeTo(p, 4)))
    expect(readinessOf({ theta: 0.5, standardError: 0.5 }, 0)).toMatchObject({
      probability: expect.closeTo(0.8413, 4),
      word: 'high',
      low: expect.closeTo(0.5, 6),
    })
    expect([0.39, 0.4, 0.64, 0.65, 0.89, 0.9].map(wordFor)).toEqual(['low', 'borderline', 'borderline', 'high', 'high', 'very_high'])
  })

  it('needs 60 answers, 60 % of them to calibrated items', () => {
    expect([isEnoughEvidence(59, 1), isEnoughEvidence(60, 0.59), isEnoughEvidence(60, 0.6)]).toEqual([false, false, true])
  })
})

describe('the progress of a test', () => {
  const items = Array.from({ length: 12 }, (_, n) => ({ b: 0, isRight: n % 3 > 0, area: n < 8 ? 1 : 2 }))

  it('narrows the band from item to item', () => {
    const steps = progressOf(items)
    expect(steps).toHaveLength(12)
    expect((steps[11]?.high ?? 0) - (steps[11]?.low ?? 0)).toBeLessThan((steps[3]?.high ?? 0) - (steps[3]?.low ?? 0))
    expect(steps[11]?.theta).toBe(weightedLikelihood(items).theta)
  })

  it('estimates an area only with five items or more', () => {
    const areas = areaEstimates(items)
    expect(areas.get(1)?.theta).toBe(weightedLikelihood(items.slice(0, 8)).theta)
    expect(areas.get(2)).toBeNull()
  })
})

describe('an item', () => {
  it('counts as right with half of its points', () => {
    expect([countsAsRight(1, 1), countsAsRight(0, 1), countsAsRight(1, 2), countsAsRight(1, 3), countsAsRight(2, 3)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ])
  })

  it('has a first difficulty from its author’s level', () => {
    expect([1, 10, 0, 11].map(difficultyOfLevel)).toEqual([-2, 2, -2, 2])
    expect(difficultyOfLevel(4)).toBeCloseTo(-2 / 3, 12)
  })
})
