import { describe, expect, it } from 'vitest'
import { piecesOf, weeklyShares } from './share-line.ts'

const days = (...stats: [answered: number, correct: number][]) =>
  stats.map(([answered, correct], index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, asked: answered, answered, correct }))
const nothing = Array.from({ length: 7 }, (): [number, number] => [0, 0])

describe('the share of right answers over time', () => {
  it('gives each answer of the week the same weight', () => {
    expect(weeklyShares(days([1, 1], [3, 0]))).toEqual([100, 25])
  })

  it('ignores answers older than a week', () => {
    expect(weeklyShares(days([4, 4], ...nothing.slice(1), [2, 1])).at(-1)).toBe(50)
  })

  it('is unknown after a week without an answer', () => {
    const shares = weeklyShares(days([4, 1], ...nothing))
    expect(shares.at(-2)).toBe(25)
    expect(shares.at(-1)).toBe(null)
  })
})

describe('the line', () => {
  it('runs from the first day to the last', () => {
    expect(piecesOf([0, 50, 100])).toEqual([
      [
        { x: 0, y: 100 },
        { x: 50, y: 50 },
        { x: 100, y: 0 },
      ],
    ])
  })

  it('breaks at days without a value', () => {
    expect(piecesOf([null, 50, null, null, 75]).map(piece => piece.length)).toEqual([1, 1])
    expect(piecesOf([])).toEqual([])
  })
})
