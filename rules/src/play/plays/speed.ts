// A player's answer times, counted by range.

import { groupedMedian, rangeOf } from '../../bank/items/grouped-median.ts'

/** Upper bounds; one more range follows the last. Never change them: stored rows count by these ranges. */
const speedRangesMs: readonly number[] = [2_000, 4_000, 6_000, 8_000, 10_000, 15_000, 20_000, 30_000]

export interface SpeedRow {
  speed_range: number
  answers: number
  correct: number
}

export interface SpeedRange {
  /** Null for the last range. */
  up_to_ms: number | null
  answers: number
  correct: number
}

export function speedRangeOf(ms: number): number {
  return rangeOf(ms, speedRangesMs)
}

/** One row for each range with answers. Answers without a known time are left out. */
export function speedRows(answers: readonly { ms: number | null; correct: boolean }[]): SpeedRow[] {
  const rows = new Map<number, SpeedRow>()
  for (const { ms, correct } of answers) {
    if (ms === null) continue
    const speed_range = speedRangeOf(ms)
    const row = rows.get(speed_range) ?? { speed_range, answers: 0, correct: 0 }
    rows.set(speed_range, { speed_range, answers: row.answers + 1, correct: row.correct + (correct ? 1 : 0) })
  }
  return [...rows.values()].toSorted((a, b) => a.speed_range - b.speed_range)
}

/** All ranges, fastest first, including those without answers. */
export function speedTable(rows: readonly SpeedRow[]): SpeedRange[] {
  return [...speedRangesMs, null].map((up_to_ms, range) => {
    const row = rows.find(entry => entry.speed_range === range)
    return { up_to_ms, answers: row?.answers ?? 0, correct: row?.correct ?? 0 }
  })
}

/** The median time, interpolated within its range; 30 s when it lies in the last, open range. */
export function medianSpeed(table: readonly SpeedRange[]): number | null {
  return groupedMedian(
    table.map(range => range.answers),
    speedRangesMs,
  )
}
