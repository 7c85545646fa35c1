import { describe, expect, it } from 'vitest'
import { groupedMedian, rangeOf } from '../../bank/items/grouped-median.ts'
import { medianSpeed, speedRangeOf, speedRows, speedTable } from './speed.ts'

describe('speedRangeOf', () => {
  it.each([
    [0, 0],
    [2_000, 0],
    [2_001, 1],
    [10_000, 4],
    [15_000, 5],
    [30_000, 7],
    [30_001, 8],
    [600_000, 8],
  ])('%i ms falls into range %i', (ms, range) => {
    expect(speedRangeOf(ms)).toBe(range)
  })
})

describe('speedRows', () => {
  it('counts by range and ignores answers without a measured time', () => {
    const answers = [
      { ms: 9_000, correct: false },
      { ms: 1_500, correct: true },
      { ms: null, correct: true },
      { ms: 500, correct: false },
    ]
    expect(speedRows(answers)).toEqual([
      { speed_range: 0, answers: 2, correct: 1 },
      { speed_range: 4, answers: 1, correct: 0 },
    ])
  })
})

describe('speedTable', () => {
  it('has all nine ranges, the last without an end', () => {
    const table = speedTable([{ speed_range: 8, answers: 3, correct: 1 }])
    expect(table.map(range => range.up_to_ms)).toEqual([2_000, 4_000, 6_000, 8_000, 10_000, 15_000, 20_000, 30_000, null])
    expect(table.at(-1)).toEqual({ up_to_ms: null, answers: 3, correct: 1 })
    expect(table.slice(0, -1).every(range => range.answers === 0)).toBe(true)
  })
})

describe('medianSpeed', () => {
  const table = (...counts: number[]) => speedTable(counts.map((answers, speed_range) => ({ speed_range, answers, correct: 0 })))

  it('is interpolated within the range that contains the middle', () => {
    expect(medianSpeed(table())).toBeNull()
    // The middle of 6 is 3. One value lies below, so the median is the second of the four between 2 and 4 s: 2 + 2/4 × 2.
    expect(medianSpeed(table(1, 4, 1))).toBe(3_000)
    // The middle of 4 is 2, which is the upper end of the first range.
    expect(medianSpeed(table(2, 0, 2))).toBe(2_000)
    expect(medianSpeed(table(0, 0, 0, 0, 0, 1))).toBe(12_500)
  })

  it('is 30 s when most answers took longer', () => {
    expect(medianSpeed(table(1, 0, 0, 0, 0, 0, 0, 0, 5))).toBe(30_000)
  })
})

describe('groupedMedian', () => {
  it('is the middle of the range for a single value', () => {
    expect(groupedMedian([0, 1, 0], [100, 300])).toBe(200)
    expect(groupedMedian([], [100, 300])).toBeNull()
    expect(rangeOf(300, [100, 300])).toBe(1)
  })
})
