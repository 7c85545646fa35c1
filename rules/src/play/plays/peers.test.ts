import { expect, it } from 'vitest'
import { peersOf } from './peers.ts'

it('says nothing below thirty first answers', () => {
  expect(peersOf([])).toBeNull()
  expect(peersOf([20, 9, 0, 0])).toBeNull()
  expect(peersOf([20, 10, 0, 0])).toEqual({ answers: 30, shares: [67, 33, 0, 0] })
})
