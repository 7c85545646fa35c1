import { expect, it } from 'vitest'
import { joinOf } from './join-lines.tsx'

const box = (x: number, y: number) => ({ x, y, width: 100, height: 40 })
const origin = { x: 10, y: 20 }

it('joins the sides that face each other', () => {
  expect(joinOf(box(10, 20), box(140, 80), origin)).toBe('M100 20 C115 20 115 80 130 80')
  // From right to left, the options are at the right.
  expect(joinOf(box(140, 20), box(10, 80), origin)).toBe('M130 20 C115 20 115 80 100 80')
})
