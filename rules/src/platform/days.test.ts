import { describe, expect, it } from 'vitest'
import { addDays, localDay, monthOf, startOfDay } from './days.ts'

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

  it('agrees with Intl around quarters of an hour over a year, in every zone', () => {
    const year = Date.parse('2026-01-01T00:00:00Z')
    for (const timeZone of Intl.supportedValuesOf('timeZone')) {
      const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      // Both ends of a quarter, on days of every season and at all times of day.
      for (let quarter = 0; quarter < 365 * 96; quarter += 61) {
        for (const at of [year + quarter * 900_000, year + (quarter + 1) * 900_000 - 1]) {
          const day = localDay(new Date(at), timeZone)
          if (day !== format.format(at)) expect.fail(`${timeZone} at ${new Date(at).toISOString()}: ${day}`)
        }
      }
    }
  })
})

describe('startOfDay', () => {
  it.each([
    ['2026-03-02', 'Asia/Kathmandu', '2026-03-01T18:15:00.000Z'],
    ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
    ['2026-01-01', 'Etc/GMT+12', '2026-01-01T12:00:00.000Z'],
    // Clocks go forward at midnight, so the day begins at 01:00.
    ['2025-09-07', 'America/Santiago', '2025-09-07T04:00:00.000Z'],
    // Samoa skipped this day, so it begins together with the next one.
    ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s begins at %s', (day, zone, at) => {
    expect(startOfDay(day, zone).toISOString()).toBe(at)
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
