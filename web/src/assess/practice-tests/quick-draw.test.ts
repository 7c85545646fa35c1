import { expect, it } from 'vitest'
import { quickDraw } from './quick-draw.ts'

const pools = (missed: number, unused: number, all: number) => [
  { id: 'unused', questions: unused },
  { id: 'missed', questions: missed },
  { id: 'marked', questions: 0 },
  { id: 'all', questions: all },
]

it('draws what the player misses, or new questions, or any', () => {
  expect(quickDraw(pools(14, 100, 114))).toEqual({ pool: 'missed', questions: 10 })
  expect(quickDraw(pools(3, 100, 103))).toEqual({ pool: 'missed', questions: 3 })
  expect(quickDraw(pools(0, 100, 100))).toEqual({ pool: 'unused', questions: 10 })
  expect(quickDraw(pools(0, 0, 40))).toEqual({ pool: 'all', questions: 10 })
  expect(quickDraw(pools(0, 0, 0))).toBeNull()
})
