import { expect, it } from 'vitest'
import { speaksOfOthers } from './speaks-of-others.ts'

it.each(['All of the above', 'A and B', 'both 1 & 3', 'A/B', 'Ninguna de las anteriores', 'كل ما سبق'])(
  '"%s" refers to other options',
  option => {
    expect(speaksOfOthers(['a trout', option])).toBe(true)
  },
)

it.each(['1/2', '3 / 4', 'A', 'Both hands', '12/25'])('"%s" does not refer to other options', option => {
  expect(speaksOfOthers(['a trout', option])).toBe(false)
})
