import { describe, expect, it } from 'vitest'
import { stateOf, withOtherSign } from './number-text.ts'

describe('stateOf', () => {
  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['42', 'number'],
    ['1.234,5', 'number'],
    ['٣٫٥', 'number'],
    ['१२', 'number'],
    ['−3', 'number'],
    ['6e23', 'number'],
    ['12 km', 'number'],
    ['-', 'other'],
    ['2e', 'other'],
    ['two', 'other'],
    ['12 miles', 'other'],
  ])('%j is %s', (text, state) => expect(stateOf(text, 'km')).toBe(state))
})

it('changes the sign', () => {
  expect(withOtherSign('4')).toBe('−4')
  expect(withOtherSign('−4')).toBe('4')
  expect(withOtherSign('- 4')).toBe('4')
  expect(withOtherSign('')).toBe('−')
})
