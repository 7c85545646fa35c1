import { expect, it } from 'vitest'
import { withWords } from './words.ts'

it('keeps each text once and trims it', () => {
  expect(withWords(['old'], [' new ', '', 'old', 'a, b،ج', 'b'])).toEqual(['old', 'new', 'a', 'b', 'ج'])
})
