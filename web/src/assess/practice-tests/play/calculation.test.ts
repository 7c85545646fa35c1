import { describe, expect, it } from 'vitest'
import { type CalculatorKey, calculatorKeyFor, cleared, pressed } from './calculation.ts'

const keysIn = (text: string) => text.split(' ').map(key => key as CalculatorKey)
const after = (text: string) => keysIn(text).reduce(pressed, cleared).shown

describe('the calculator', () => {
  it.each([
    ['1 2 + 3 =', '15'],
    ['7 − 1 0 =', '-3'],
    ['2 + 3 × 4 =', '20'],
    ['. 1 + . 2 =', '0.3'],
    ['9 ÷ 0 =', null],
    ['9 ÷ 0 = C 5', '5'],
    ['8 1 √', '9'],
    ['4 ± √', null],
    ['5 0 %', '0.5'],
    ['2 0 0 + 1 0 % =', '220'],
    ['6 × − 2 =', '4'],
    ['5 M+ C 3 M− MR', '2'],
    ['5 M+ MC MR', '0'],
    ['1 2 ⌫ ⌫ ⌫', '0'],
    ['1 . . 5', '1.5'],
    ['0 0 7', '7'],
    ['1 2 3 4 5 6 7 8 9 0 1 2 3', '123456789012'],
    ['3 + 4 = 9', '9'],
    ['0 ±', '0'],
  ] as const)('shows after %s: %s', (keys, shown) => expect(after(keys)).toBe(shown))
})

describe('calculatorKeyFor', () => {
  it.each([
    ['7', '7'],
    ['*', '×'],
    [',', '.'],
    ['Enter', '='],
    ['Backspace', '⌫'],
    ['x', null],
    ['Tab', null],
  ])('takes %s for %s', (key, expected) => expect(calculatorKeyFor(key)).toBe(expected))
})
