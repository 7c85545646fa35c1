import { describe, expect, it } from 'vitest'
import { askAgainInMs, askSoonestInMs, type ContestDates } from './contest-dates.ts'

const at = (seconds: number) => new Date(seconds * 1000).toISOString()
const cup: ContestDates = { state: 'live', start_date: at(100), end_date: at(200) }

describe('the next poll', () => {
  it.each([
    ['comes regularly while little happens', cup, 120, 10_000],
    ['comes just after the end', cup, 195, 5750],
    ['comes just after the start', { ...cup, state: 'upcoming' }, 98, 2750],
    ['comes soon while the start is late', { ...cup, state: 'upcoming' }, 101, 1500],
    ['comes soon while the last rounds end', { ...cup, state: 'closing' }, 205, 1500],
    ['never comes again once it is over', { ...cup, state: 'over' }, 205, false],
    ['never comes again once it is called off', { ...cup, state: 'called_off' }, 105, false],
  ] as const)('%s', (_, course, now, waitMs) => expect(askAgainInMs(course, now * 1000)).toBe(waitMs))

  it('is the earliest of all contests, if any of them can still change', () => {
    expect(askSoonestInMs([{ ...cup, state: 'over' }, cup, { ...cup, state: 'closing' }], 120_000)).toBe(10_000)
    expect(askSoonestInMs([cup, { ...cup, state: 'upcoming', start_date: at(122) }], 120_000)).toBe(2750)
    expect(askSoonestInMs([{ ...cup, state: 'over' }], 120_000)).toBe(false)
    expect(askSoonestInMs([], 120_000)).toBe(false)
  })
})
