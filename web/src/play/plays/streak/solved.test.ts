import { describe, expect, it } from 'vitest'
import { solved, withOwnLine } from './solved.ts'

describe('solved', () => {
  it.each([
    ['Calculate $24 \\times 35$.', '$840$', '$24 \\times 35 = 840$'],
    ['Calcula $\\sqrt{9}$.', '$3$', '$\\sqrt{9} = 3$'],
    ['احسب $2 + 3$.', '$5$', '$2 + 3 = 5$'],
    ['Solve the equation $7x + 12 = -9$.', '$x = -3$', '$7x + 12 = -9 \\;\\to\\; x = -3$'],
    // The derivative of x² does not equal x².
    ['What is the derivative of $x^{2}$?', '$2x$', '$x^{2} \\;\\to\\; 2x$'],
  ])('draws “%s” with its result', (question, result, text) => expect(solved(question, result)).toEqual({ text, result: null }))

  it('keeps the words where a formula alone would say nothing', () => {
    expect(solved('In how many orders can $5$ people stand?', '$120$')).toEqual({
      text: 'In how many orders can 5 people stand?',
      result: '$120$',
    })
    expect(solved('A rectangle has sides of length $15$ and $7$.', '$44$')).toEqual({
      text: 'A rectangle has sides of length 15 and 7.',
      result: '$44$',
    })
    expect(solved('Is $2^{2}$ even?', 'Yes')).toEqual({ text: '$2^{2}$', result: 'Yes' })
  })
})

describe('withOwnLine', () => {
  it('gives the only formula at the end its own line', () => {
    expect(withOwnLine('Calculate $24 \\times 35$.')).toBe('Calculate$$24 \\times 35$$')
    expect(withOwnLine('احسب $2 + 3$')).toBe('احسب$$2 + 3$$')
  })

  it.each([
    'What is $2x$ for $x = 3$?',
    'In how many orders can $5$ people stand?',
    '$\\frac{7}{9}$ of a number is known. Which?',
    'No formula.',
  ])('leaves “%s”', question => expect(withOwnLine(question)).toBe(question))
})
