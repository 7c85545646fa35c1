import type { OptionKey } from '@trivium/contract/play/plays'
import { describe, expect, it } from 'vitest'
import { freeCommandFor } from './free-command.ts'

const options = (['a', 'b', 'c'] satisfies OptionKey[]).map(key => ({ key, text: key, image: null, image_text: null }))
type Asked = Parameters<typeof freeCommandFor>[1]
const choice: Asked = { question_type: 'multiple_choice', options, letters: null, audio: null }
const word: Asked = { ...choice, question_type: 'guess_the_word', options: [], letters: { count: 4, blanks: [], others: false } }

describe('freeCommandFor', () => {
  it.each([
    ['escape', 'leave'],
    ['m', 'mark'],
    ['n', 'next'],
    ['p', 'previous'],
    ['arrowright', 'next'],
    ['arrowleft', 'previous'],
    ['enter', null],
    ['d', null],
    ['x', null],
  ] as const)('takes %s for %s', (key, command) => {
    expect(freeCommandFor(key, choice, 'ltr')).toBe(command)
  })

  it('mirrors the arrows with the reading direction', () => {
    expect(freeCommandFor('arrowleft', choice, 'rtl')).toBe('next')
    expect(freeCommandFor('arrowright', choice, 'rtl')).toBe('previous')
  })

  it.each([
    ['b', 'b'],
    ['3', 'c'],
  ])('chooses with %s', (key, option) => {
    expect(freeCommandFor(key, choice, 'ltr')).toEqual({ option })
  })

  it('leaves letters to a word answer', () => {
    expect(['a', 'm', 'n', 'p'].map(key => freeCommandFor(key, word, 'ltr'))).toEqual([null, null, null, null])
    expect(freeCommandFor('arrowright', word, 'ltr')).toBe('next')
  })

  it('leaves P to the sound player', () => {
    expect(freeCommandFor('p', { ...choice, audio: '/a.mp3' }, 'ltr')).toBeNull()
  })

  it('does not sort a sequence by letters', () => {
    expect(freeCommandFor('a', { ...choice, question_type: 'sequence' }, 'ltr')).toBeNull()
  })
})
