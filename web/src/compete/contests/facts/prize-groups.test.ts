import { expect, it } from 'vitest'
import { prizeGroups } from './prize-groups.ts'

const ranked = (...coins: number[]) => coins.map((one, index) => ({ rank: index + 1, coins: one }))
const thing = (from: number, to: number) => ({ from, to, name: 'A mug', description: '', image: null })

it('groups neighbouring ranks with the same prize, and leaves out ranks without one', () => {
  const none = { thing: null }
  expect(prizeGroups({ prizes: ranked(100, 60, 60, 20, 20, 20, 0), things: [] })).toEqual([
    { from: 1, to: 1, coins: 100, ...none },
    { from: 2, to: 3, coins: 60, ...none },
    { from: 4, to: 6, coins: 20, ...none },
  ])
  expect(prizeGroups({ prizes: [], things: [] })).toEqual([])
})

it('groups ranks with coins, with a thing, and with both', () => {
  const [early, late] = [thing(2, 3), thing(5, 6)]
  expect(prizeGroups({ prizes: ranked(100, 60, 60), things: [early, late] })).toEqual([
    { from: 1, to: 1, coins: 100, thing: null },
    { from: 2, to: 3, coins: 60, thing: early },
    { from: 5, to: 6, coins: 0, thing: late },
  ])
})
