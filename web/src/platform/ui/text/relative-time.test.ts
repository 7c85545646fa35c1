import { describe, expect, it } from 'vitest'
import { relativeTime, timeUntil } from './relative-time.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const hourMs = 3_600_000
const ago = (ms: number) => new Date(now - ms).toISOString()

describe('the time of a notice', () => {
  it.each([
    [0, 'now'],
    [59_000, 'now'],
    [60_000, '1 minute ago'],
    [59 * 60_000, '59 minutes ago'],
    [3 * hourMs, '3 hours ago'],
    [24 * hourMs, 'yesterday'],
    [36 * hourMs, 'yesterday'],
    [47 * hourMs, '2 days ago'],
    [6 * 24 * hourMs, '6 days ago'],
    [-5000, 'now'],
  ])('%d ms ago is %s', (ms, text) => {
    expect(relativeTime('en', ago(ms), now, 'UTC')).toBe(text)
  })

  it('is the date after a week', () => {
    expect(relativeTime('en', ago(7 * 24 * hourMs), now, 'UTC')).toBe('14 Nov 2026')
  })

  it('uses the days of the zone', () => {
    // It is 1 a.m. in Auckland and 7 a.m. in New York.
    expect(relativeTime('en', ago(26 * hourMs), now, 'Pacific/Auckland')).toBe('2 days ago')
    expect(relativeTime('en', ago(26 * hourMs), now, 'America/New_York')).toBe('yesterday')
    expect(relativeTime('en', ago(7 * 24 * hourMs), now, 'Pacific/Auckland')).toBe('15 Nov 2026')
  })

  it('is not "today" for a whole day ago, even if today has 25 hours', () => {
    const evening = Date.parse('2026-11-01T23:30:00-05:00')
    expect(relativeTime('en', '2026-11-01T00:10:00-04:00', evening, 'America/New_York')).toBe('yesterday')
  })

  it('uses the interface language', () => {
    expect(relativeTime('es', ago(2 * hourMs), now, 'UTC')).toBe('hace 2 horas')
    expect(relativeTime('ar', ago(24 * hourMs), now, 'UTC')).toBe('أمس')
  })
})

describe('the time until something', () => {
  it.each([
    [-5000, 'in 1 minute'],
    [61_000, 'in 2 minutes'],
    [50 * 60_000, 'in 50 minutes'],
    [91 * 60_000, 'in 2 hours'],
    [23.5 * hourMs, 'in 24 hours'],
    [24 * hourMs, null],
  ])('%d ms ahead is %s', (ms, text) => expect(timeUntil('en', ago(-ms), now)).toBe(text))

  it('is written in the language of the page', () => {
    expect(timeUntil('es', ago(-50 * 60_000), now)).toBe('dentro de 50 minutos')
  })
})
