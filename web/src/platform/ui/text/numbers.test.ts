import { describe, expect, it } from 'vitest'
import { numbersIn } from './numbers.ts'

const lateInTheDay = '2026-11-21T23:30:00.000Z'

it('joins words with the comma of the language', () => {
  expect(numbersIn('en', undefined).list(['a', 'b'])).toBe('a, b')
  expect(numbersIn('ar', undefined, true).list(['a', 'b'])).toBe('a، b')
  // Not every language from right to left has the comma of Arabic.
  expect(numbersIn('he', undefined, true).list(['a', 'b'])).toBe('a, b')
})

describe('dates', () => {
  it.each([
    ['Pacific/Auckland', '22 Nov 2026', '12:30'],
    ['America/New_York', '21 Nov 2026', '18:30'],
  ])('are those of the zone %s', (zone, day, time) => {
    const { date, dateTime } = numbersIn('en', zone)
    expect(date(lateInTheDay)).toBe(day)
    expect(dateTime(lateInTheDay)).toBe(`${day}, ${time}`)
  })

  it("use the browser's zone if none is set or the browser does not know it", () => {
    const { timeZone: own } = Intl.DateTimeFormat().resolvedOptions()
    expect([undefined, 'Mars/Olympus'].map(zone => numbersIn('en', zone).timeZone)).toEqual([own, own])
  })
})
