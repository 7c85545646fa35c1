import { describe, expect, it } from 'vitest'
import { pressedKey } from './keys.ts'

const latin = ['A', 'B', 'C', 'D', 'E']
const arabic = ['أ', 'ب', 'ج', 'د', 'هـ']
const ten = [...arabic, 'و', 'ز', 'ح', 'ط', 'ي']
const press = (key: string, code: string, shown = arabic) => pressedKey({ key, code }, shown)

describe('pressedKey', () => {
  it.each([
    ['أ', 'a'],
    ['ا', 'a'],
    ['ب', 'b'],
    ['ج', 'c'],
    ['د', 'd'],
    ['ه', 'e'],
  ])('takes the displayed letter: %s', (key, meant) => {
    // The key of ب on an Arabic keyboard is F on a Latin one.
    expect(press(key, 'KeyF')).toBe(meant)
  })

  it('takes the letters of ten options only if there are ten', () => {
    expect(['و', 'ي'].map(key => press(key, 'KeyW', ten))).toEqual(['f', 'j'])
    expect(press('و', 'KeyW')).toBe('و')
    expect(press('ש', 'KeyG', ten)).toBe('g')
    expect(press('ש', 'KeyG')).toBe('ש')
    expect(press('٠', 'Digit0', ten)).toBe('0')
  })

  it('takes Latin letters and digits in every language', () => {
    expect(press('B', 'KeyB')).toBe('b')
    expect(press('f', 'KeyF', latin)).toBe('f')
    expect(press('٢', 'Digit2')).toBe('2')
    expect(press('Enter', 'Enter')).toBe('enter')
  })

  it.each([
    ['ب', 'KeyF', latin],
    ['ح', 'KeyP', arabic],
    ['ف', 'KeyT', arabic],
    ['س', 'KeyS', arabic],
  ])('never takes %s as a lifeline', (key, code, shown) => expect(['f', 'p', 't', 's']).not.toContain(press(key, code, shown)))

  it('falls back to the position of the key for options only', () => expect(press('ش', 'KeyA')).toBe('a'))
})
