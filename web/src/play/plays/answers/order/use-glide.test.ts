import { expect, it } from 'vitest'
import { shiftsOf } from './use-glide.ts'

const tops = (of: Record<string, number>) => new Map(Object.entries(of))

it('moves each row from its old place, and leaves the others', () => {
  const [before, after] = [tops({ b: 0, a: 76, c: 152 }), tops({ a: 0, b: 76, c: 152 })]
  expect(shiftsOf(before, after)).toEqual([
    ['a', 76],
    ['b', -76],
  ])
})

it('moves no row that is new', () => expect(shiftsOf(tops({}), tops({ a: 0 }))).toEqual([]))
