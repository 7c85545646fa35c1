import { describe, expect, it } from 'vitest'
import { stabilityDays, standingOf } from './standing.ts'

describe('standingOf', () => {
  it.each([
    ['nothing', { due: 0, cards: 0, done_today: 0, daily_limit: 20 }],
    ['due', { due: 3, cards: 8, done_today: 2, daily_limit: 20 }],
    ['done', { due: 0, cards: 40, done_today: 20, daily_limit: 20 }],
    ['resting', { due: 0, cards: 8, done_today: 8, daily_limit: 20 }],
  ] as const)('says %s', (expected, practice) => {
    expect(standingOf(practice)).toBe(expected)
  })
})

describe('stabilityDays', () => {
  it.each([
    [0.4, 0],
    [1, 1],
    [3.17, 3],
    [15.69, 16],
  ])('tells %d days as %d', (days, feedback) => {
    expect(stabilityDays(days)).toBe(feedback)
  })
})
