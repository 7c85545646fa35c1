import { expect, it } from 'vitest'
import { starsOf } from './stars.ts'

it.each([
  [0, 0],
  [49.9, 0],
  [50, 1],
  [79.99, 1],
  [80, 2],
  [99, 2],
  [100, 3],
])('%d percent is worth %d stars', (percentage, stars) => expect(starsOf(percentage)).toBe(stars))
