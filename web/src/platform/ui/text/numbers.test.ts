import { describe, expect, it } from 'vitest'
import { numbersIn } from './numbers.ts'

const lateInTheDay = '2026-11-21T23:30:00.000Z'

describe('dates', () => {
  it.each([
    ['Pacific/Auckland', 'Nov 22, 2026', '12:30 PM'],
    ['America/New_York', 'Nov 21, 2026', '6:30 PM'],
  ])('are those of the zone %s', (zone, day, time) => {
    const { date, dateTime } = numbersIn('en', zone)
    expect(date(lateInTheDay)).toBe(day)
    // Node's Intl puts a narrow space before PM.
    expect(dateTime(lateInTheDay).replaceAll(/\s/g, ' ')).toBe(`${day}, ${time}`)
  })

  it("use the browser's zone if none is set or the browser does not know it", () => {
    const { timeZone: own } = Intl.DateTimeFormat().resolvedOptions()
    expect([undefined, 'Mars/Olympus'].map(zone => numbersIn('en', zone).timeZone)).toEqual([own, own])
  })
})
