import { describe, expect, it } from 'vitest'
import arabic from '../../../../content/texts/ar.json' with { type: 'json' }
import english from '../../../../content/texts/en.json' with { type: 'json' }
import spanish from '../../../../content/texts/es.json' with { type: 'json' }
import { isReason, lengthOf, longestChoice, messageOf, reasonNames } from './reason.ts'

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

describe('a reason from the list', () => {
  it('is a whole report in every language, and leaves room for words', () => {
    for (const texts of [english, spanish, arabic]) {
      for (const name of reasonNames) {
        const words = texts[`report.why_${name}`]
        expect(isReason(messageOf(words, ' '))).toBe(true)
        expect(lengthOf(messageOf(words, 'x'))).toBeLessThanOrEqual(longestChoice)
      }
    }
  })

  it('stands before the words of the player', () => {
    expect(messageOf('It is out of date', ' since 2024 ')).toBe('It is out of date: since 2024')
    expect(messageOf(null, ' since 2024 ')).toBe('since 2024')
  })
})
