import { modes } from '@trivium/contract/plays'
import { expect, it } from 'vitest'
import { shelf } from './shelf.ts'

it('every mode has its place on the shelf', () => {
  expect(shelf.toSorted()).toEqual([...modes].toSorted())
})
