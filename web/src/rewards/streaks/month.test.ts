import { expect, it } from 'vitest'
import { daysOf, monthAfter } from './month.ts'

const played = {
  month: '2026-11',
  today: '2026-11-20',
  since: '2026-11-05',
  days: [
    { day: '2026-11-06', answered: 12, frozen: false, daily_play_id: 41 },
    { day: '2026-11-08', answered: 0, frozen: true, daily_play_id: null },
    { day: '2026-11-09', answered: 3, frozen: true, daily_play_id: null },
  ],
}

it('shows days before the sign-up and days to come as empty, not as missed', () => {
  const kinds = new Map(daysOf(played).map(({ day, kind }) => [Number(day.slice(8)), kind]))
  expect(kinds.size).toBe(30)
  expect([1, 4, 5, 6, 7, 8, 9, 20, 21, 30].map(day => kinds.get(day))).toEqual([
    'none',
    'none',
    'missed',
    'played',
    'missed',
    'frozen',
    'played',
    'today',
    'none',
    'none',
  ])
})

it('knows months of every length and the turn of the year', () => {
  expect(daysOf({ ...played, month: '2028-02' })).toHaveLength(29)
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})
