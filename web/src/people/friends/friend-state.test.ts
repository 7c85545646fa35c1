import { describe, expect, it } from 'vitest'
import { friendState } from './friend-state.ts'

describe('an invited friend', () => {
  it.each([
    ['playing', { qualified: false, plays: 2, days: 2, coins: 0 }],
    ['another_day', { qualified: false, plays: 5, days: 1, coins: 0 }],
    ['unconfirmed', { qualified: false, plays: 5, days: 2, coins: 0 }],
    ['due', { qualified: true, plays: 5, days: 2, coins: 0 }],
    ['paid', { qualified: true, plays: 5, days: 2, coins: 100 }],
  ])('is %s', (state, friend) => {
    expect(friendState(friend, { plays: 5, days: 2 })).toBe(state)
  })
})
