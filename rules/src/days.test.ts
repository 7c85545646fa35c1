import { describe, expect, it } from 'vitest'
import { addDays, localDay, monthOf } from './days.ts'

describe('localDay', () => {
  it.each([
    ['2026-03-29T00:30:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-03-28T23:30:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-10-25T22:59:59Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
    ['2026-01-01T00:00:00Z', 'America/Los_Angeles', '2025-12-31'],
    ['2026-01-01T00:00:00Z', 'Pacific/Kiritimati', '2026-01-01'],
  ])('at %s in %s is %s', (at, zone, day) => {
    expect(localDay(new Date(at), zone)).toBe(day)
  })
})

describe('calendar', () => {
  it('adds days over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(monthOf('2026-11-21')).toBe('2026-11-01')
  })
})
