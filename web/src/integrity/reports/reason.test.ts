import { describe, expect, it } from 'vitest'
import { isReason, lengthOf } from './reason.ts'

describe('isReason', () => {
  it.each([
    ['too short', false],
    ['ten chars!', true],
    ['   too short    ', false],
    ['سؤال خاطئ.', true],
  ])('for "%s" is %s', (reason, expected) => {
    expect(isReason(reason)).toBe(expected)
  })

  it('counts characters, not UTF-16 units', () => {
    expect(lengthOf('😀😀')).toBe(2)
  })
})
