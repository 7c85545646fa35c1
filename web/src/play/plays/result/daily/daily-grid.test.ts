import { describe, expect, it } from 'vitest'
import { gridOf, hardestOf, hasJustFrozen, lastWeek } from './daily-grid.ts'

describe('gridOf', () => {
  it('marks right and wrong in the order of the questions, and is empty for no questions', () => {
    expect(gridOf([{ correct: true }, { correct: false }, { correct: true }])).toBe('●○●')
    expect(gridOf([])).toBe('')
  })
})

describe('hardestOf', () => {
  it('is the question that the fewest knew, of those that enough players have met', () => {
    const item = (correct: boolean, share: number | null) => ({
      correct,
      correct_answer: 'b',
      ...(share !== null && { peers: { answers: 40, shares: { a: 100 - share, b: share } } }),
    })
    expect(hardestOf([item(true, 60), item(true, 18), item(false, null), item(false, 30)])).toEqual({
      number: 2,
      percentage: 18,
      knew: true,
    })
    expect(hardestOf([item(true, null)])).toBeNull()
  })
})

describe('lastWeek', () => {
  it('reports for each of the last seven days whether the player took the quiz', () => {
    const days = Array.from({ length: 30 }, (_, index) => ({
      day: `2026-11-${String(index + 1).padStart(2, '0')}`,
      play_id: null,
      percentage: index % 2 === 0 ? null : 50,
      won: false,
      frozen: index === 27,
    }))
    expect(lastWeek({ days }).map(({ isTaken }) => isTaken)).toEqual([true, false, true, false, true, false, true])
    expect(lastWeek({ days }).at(-1)?.day).toBe('2026-11-30')
    expect(lastWeek({ days }).map(({ isFrozen }) => isFrozen)).toEqual([false, false, false, false, true, false, false])
    // Nobody has missed the days before the first quiz.
    const begun = days.map(one => ({ ...one, frozen: false, percentage: one.day === '2026-11-28' ? 50 : null }))
    expect(lastWeek({ days: begun }).map(({ isBefore }) => isBefore)).toEqual([true, true, true, true, false, false, false])
    expect([hasJustFrozen({ days }), hasJustFrozen({ days: days.slice(0, 29) })]).toEqual([false, true])
  })
})
