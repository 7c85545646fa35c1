import type { Transaction } from '@trivium/contract/rewards/wallet'
import { describe, expect, it } from 'vitest'
import { calendarIn } from './days.ts'

const now = Date.parse('2026-11-21T02:00:00Z')
const at = (id: number, date: string): Transaction => ({
  id,
  title: 'hint',
  detail: null,
  points: 1,
  type: 'spent',
  date,
  balance_after: 0,
})

describe('the days of the coin history', () => {
  it("are those of the player's zone, newest first", () => {
    const { byDay } = calendarIn('en', 'America/New_York', now)
    const days = byDay([at(3, '2026-11-21T01:00:00Z'), at(2, '2026-11-20T06:00:00Z'), at(1, '2026-11-20T03:00:00Z')])
    expect(days.map(({ day, transactions }) => [day, transactions.map(({ id }) => id)])).toEqual([
      ['2026-11-20', [3, 2]],
      ['2026-11-19', [1]],
    ])
  })

  it('have names', () => {
    const { nameOf } = calendarIn('en', 'UTC', now)
    expect(['2026-11-21', '2026-11-20', '2026-11-01', '2025-12-31'].map(nameOf)).toEqual([
      'today',
      'yesterday',
      'Sunday 1 November',
      'Wednesday, 31 December 2025',
    ])
  })

  it("are the browser's when it does not know the zone", () => {
    expect(calendarIn('en', 'Mars/Olympus', now).timeOf('2026-11-21T02:00:00Z')).not.toBe('')
  })
})
