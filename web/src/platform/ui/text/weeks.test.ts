import { describe, expect, it } from 'vitest'
import { weekdaysIn, weeksOf } from './weeks.ts'

/** 30 days from Tuesday, 1 September 2026. */
const days = Array.from({ length: 30 }, (_, index) => ({ day: `2026-09-${String(index + 1).padStart(2, '0')}` }))

describe('weeksOf', () => {
  it.each([
    ['en', 1],
    ['ar', 3],
    ['es', 1],
  ] as const)('in %s leaves %d cells free before a Tuesday', (code, free) => {
    const [first = []] = weeksOf(days, code)
    expect(first.findIndex(cell => cell !== null)).toBe(free)
  })

  it('keeps every day, in order, seven per row', () => {
    const weeks = weeksOf(days, 'en')
    expect(weeks.every(week => week.length === 7)).toBe(true)
    expect(weeks.flat().filter(cell => cell !== null)).toEqual(days)
  })

  it('has no rows without days', () => expect(weeksOf([], 'en')).toEqual([]))
})

describe('weekdaysIn', () => {
  it.each([
    ['en', 'Monday'],
    ['ar', 'السبت'],
    ['es', 'lunes'],
  ] as const)('starts in %s with %s', (code, name) => expect(weekdaysIn(code)[0]?.long).toBe(name))
})
