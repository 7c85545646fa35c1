import { describe, expect, it } from 'vitest'
import { gridOf, hasJustFrozen, lastWeek } from './daily-grid.ts'

describe('gridOf', () => {
  it('marks right and wrong in the order of the questions, and is empty for no questions', () => {
    expect(gridOf([{ correct: true }, { correct: false }, { correct: true }])).toBe('●○●')
    expect(gridOf([])).toBe('')
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
