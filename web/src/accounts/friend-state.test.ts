import { describe, expect, it } from 'vitest'
import { friendState } from './friend-state.ts'

describe('an invited friend', () => {
  it.each([
    ['playing', { qualified: false, plays: 2, coins: 0 }],
    ['unconfirmed', { qualified: false, plays: 5, coins: 0 }],
    ['due', { qualified: true, plays: 6, coins: 0 }],
    ['paid', { qualified: true, plays: 6, coins: 100 }],
  ])('is %s', (state, friend) => {
    expect(friendState(friend, 5)).toBe(state)
  })
})
