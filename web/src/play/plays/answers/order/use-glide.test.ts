import { expect, it } from 'vitest'
import { shiftsOf } from './use-glide.ts'

const spots = (of: Record<string, [x: number, y: number]>) => new Map(Object.entries(of).map(([key, [x, y]]) => [key, { x, y }]))

it('moves each option from its old place, and leaves the others', () => {
  const [before, after] = [spots({ b: [0, 0], a: [0, 76], c: [40, 76] }), spots({ a: [0, 0], b: [0, 76], c: [40, 76] })]
  expect(shiftsOf(before, after)).toEqual([
    ['a', { x: 0, y: 76 }],
    ['b', { x: 0, y: -76 }],
  ])
})

it('moves no option that is new', () => expect(shiftsOf(spots({}), spots({ a: [0, 0] }))).toEqual([]))
