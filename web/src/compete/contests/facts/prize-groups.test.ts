import { expect, it } from 'vitest'
import { prizeGroups } from './prize-groups.ts'

const ranked = (...coins: number[]) => coins.map((one, index) => ({ rank: index + 1, coins: one }))

it('groups neighbouring ranks with the same prize, and leaves out ranks without one', () => {
  expect(prizeGroups(ranked(100, 60, 60, 20, 20, 20, 0))).toEqual([
    { from: 1, to: 1, coins: 100 },
    { from: 2, to: 3, coins: 60 },
    { from: 4, to: 6, coins: 20 },
  ])
  expect(prizeGroups([])).toEqual([])
})
