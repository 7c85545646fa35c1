import { describe, expect, it } from 'vitest'
import { seededRandom, shuffled } from '../../platform/random.ts'
import { type Drawable, drawBalanced, drawPaper, equalityOf } from './balanced-draw.ts'

const poolOf = (size: number, seed: number): Drawable[] => {
  const random = seededRandom(seed)
  return Array.from({ length: size }, (_, id) => ({ id, b: 4 * random() - 2 }))
}
const meanOf = (items: readonly Drawable[]) => items.reduce((sum, { b }) => sum + b, 0) / items.length
const deviationOf = (values: readonly number[]) => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/** Many sizes of pools and draws. */
const cases = Array.from({ length: 60 }, (_, seed) => {
  const random = seededRandom(seed)
  const size = 1 + Math.floor(random() * 60)
  return { seed, size, count: 1 + Math.floor(random() * size) }
})

describe('a balanced draw', () => {
  it.each(cases)('takes $count of $size, each once (seed $seed)', ({ seed, size, count }) => {
    const pool = poolOf(size, seed)
    const drawn = drawBalanced(pool, count, seededRandom(seed + 1))
    expect(drawn).toHaveLength(count)
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(count)
    for (const item of drawn) expect(pool).toContain(item)
    expect(drawBalanced(pool, count, seededRandom(seed + 1))).toEqual(drawn)
    expect(drawBalanced(shuffled(pool, seededRandom(seed)), count, seededRandom(seed + 1)).toSorted(byId)).toEqual(drawn.toSorted(byId))
  })

  it('of a pool that is too small is the whole pool', () => {
    expect(drawBalanced(poolOf(3, 1), 5, seededRandom(1))).toHaveLength(3)
  })

  it.each([
    [40, 10],
    [60, 7],
    [30, 2],
    [50, 25],
  ])('uses every question of %i about equally often when it takes %i', (size, count) => {
    const pool = poolOf(size, 9)
    const random = seededRandom(3)
    const times = new Map<number, number>()
    const draws = 4000
    for (let draw = 0; draw < draws; draw++) for (const { id } of drawBalanced(pool, count, random)) times.set(id, (times.get(id) ?? 0) + 1)
    const expected = (draws * count) / size
    // Strata differ by one question in size.
    for (const { id } of pool) expect(times.get(id) ?? 0).toBeGreaterThan(expected * 0.6)
  })

  it.each([
    [40, 10, 0.2],
    [60, 20, 0.2],
    [30, 4, 0.45],
    // Pairs cancel out: without them this is half of a plain draw.
    [30, 2, 0.2],
  ])('of %i by %i spreads at most a part of what a plain draw does', (size, count, part) => {
    const pool = poolOf(size, 5)
    const random = seededRandom(8)
    const of = (draw: () => Drawable[]) => deviationOf(Array.from({ length: 2000 }, () => meanOf(draw())))
    const balanced = of(() => drawBalanced(pool, count, random))
    const plain = of(() => shuffled(pool, random).slice(0, count))
    expect(balanced).toBeLessThan(part * plain)
  })
})

const byId = (one: Drawable, other: Drawable) => one.id - other.id

describe('a paper', () => {
  const items = [
    { id: 1, b: 0, draw: null, marks: 1 },
    ...poolOf(12, 2).map(item => ({ ...item, id: 100 + item.id, draw: 5, marks: 2 })),
    { id: 2, b: 0, draw: null, marks: 1 },
    ...poolOf(6, 3).map(item => ({ ...item, id: 200 + item.id, draw: 6, marks: 3 })),
  ]
  const draws = [
    { id: 5, count: 3 },
    { id: 6, count: 2 },
  ]

  it('has what is for all, and the draws where their pools begin', () => {
    const paper = drawPaper(items, draws, seededRandom(1)).map(({ id }) => (id >= 100 ? Math.floor(id / 100) * 100 : id))
    expect(paper).toEqual([1, 100, 100, 100, 2, 200, 200])
  })

  it('has the same marks for every seed', () => {
    const totals = Array.from({ length: 50 }, (_, seed) =>
      drawPaper(items, draws, seededRandom(seed)).reduce((sum, { marks }) => sum + marks, 0),
    )
    expect(new Set(totals)).toEqual(new Set([14]))
  })

  it('says how equal it is: nothing differs where all questions are equally hard', () => {
    const equal = items.filter(({ draw }) => draw !== null).map(item => ({ ...item, b: 0 }))
    expect(equalityOf(equal, draws, seededRandom(1), 100)).toEqual({
      difficulty: { mean: 0, deviation: 0, least: 0, most: 0 },
      percent: { mean: 50, deviation: 0, least: 50, most: 50 },
    })
  })

  it('says how equal it is: against a count by hand', () => {
    // Two strata of one question each, and a third with b = 1 or b = 3.
    const pool = [-2, 0, 1, 3].map((b, id) => ({ id, b, draw: 1, marks: 1 }))
    const { difficulty } = equalityOf(pool, [{ id: 1, count: 3 }], seededRandom(4), 4000)
    expect([difficulty.least, difficulty.most]).toEqual([-1 / 3, 1 / 3])
    expect(difficulty.mean).toBeCloseTo(0, 1)
    expect(difficulty.deviation).toBeCloseTo(1 / 3, 1)
  })
})
