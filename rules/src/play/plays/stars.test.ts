import { expect, it } from 'vitest'
import { starLevels, starsOf } from './stars.ts'

const levels = starLevels({ quiz_winning_percentage: 60, minimum_coins_winning_percentage: 80 })

it.each([
  [0, 0],
  [59.99, 0],
  [60, 1],
  [79.99, 1],
  [80, 2],
  [99, 2],
  [100, 3],
])('%d percent is worth %d stars', (percentage, stars) => expect(starsOf(percentage, levels)).toBe(stars))

it('the first star is a win, whatever else the operator sets', () => {
  expect(starLevels({ quiz_winning_percentage: 90, minimum_coins_winning_percentage: 80 })).toEqual([90, 90, 100])
})
