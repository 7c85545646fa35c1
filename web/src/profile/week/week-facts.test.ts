import type { WeekReview } from '@trivium/contract/profile/week'
import { describe, expect, it } from 'vitest'
import { factsOf, sentenceOf } from './week-facts.ts'

const aWeek = (asked: number[], change: Partial<WeekReview> = {}): WeekReview => ({
  week: '2026-11-23',
  is_over: true,
  days: Array.from({ length: 7 }, (_, index) => ({
    day: `2026-11-${23 + index}`,
    asked: asked[index] ?? 0,
    correct: (asked[index] ?? 0) / 2,
  })),
  rounds: 3,
  best_run: 4,
  strongest: null,
  league: null,
  before: { asked: 0, correct: 0 },
  ...change,
})

it('adds up the days', () => {
  expect(factsOf(aWeek([10, 0, 20]))).toEqual({ played: 2, asked: 30, correct: 15, percentage: 50 })
  expect(factsOf(aWeek([]))).toMatchObject({ played: 0, percentage: 0 })
})

describe('the sentence is the first of these that is true', () => {
  const strongest = { name: 'History', percentage: 90 }
  const league = { tier: 'copper', rank: 1, members: 5 } as const
  const worse = { asked: 20, correct: 5 }
  it.each([
    ['every_day', aWeek([2, 2, 2, 2, 2, 2, 2], { league, best_run: 20 }), {}],
    ['first', aWeek([30], { league, best_run: 20, before: worse }), {}],
    ['better', aWeek([30], { best_run: 20, before: worse }), { number: 25 }],
    ['run', aWeek([10], { best_run: 12, before: { asked: 4, correct: 0 } }), { number: 12 }],
    ['more', aWeek([10], { before: { asked: 4, correct: 0 }, strongest }), { number: 6 }],
    ['strongest', aWeek([10], { strongest }), { name: 'History' }],
    ['days', aWeek([10, 10]), { number: 2 }],
  ] as const)('%s', (say, week, more) => {
    expect(sentenceOf(week)).toEqual({ say, ...more })
  })

  it('a player alone in a league was not first in it', () => {
    expect(sentenceOf(aWeek([10], { league: { ...league, members: 1 } })).say).toBe('days')
  })
})
