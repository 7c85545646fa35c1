import { describe, expect, it } from 'vitest'
import { formulaParts } from './formula-parts.ts'

const kinds = (text: string) => formulaParts(text).map(({ kind, source }) => `${kind}: ${source}`)

describe('formulaParts', () => {
  it('separates formulas from text', () => {
    expect(kinds('What is $\\frac{1}{2} + x$ ?')).toEqual(['text: What is ', 'inline: \\frac{1}{2} + x', 'text:  ?'])
    expect(kinds('ما ناتج $2^3$؟')).toEqual(['text: ما ناتج ', 'inline: 2^3', 'text: ؟'])
    expect(kinds('Solve $$x^2 = 4$$ for $x$')).toEqual(['text: Solve ', 'display: x^2 = 4', 'text:  for ', 'inline: x'])
    expect(kinds('$a$$b$')).toEqual(['inline: a', 'inline: b'])
  })

  it.each(['It costs $5', 'From $5 to $6', 'a $ b $ c', '$', '$$', '$$$$', 'unclosed $x + 1', ''])('finds no formula in %j', text => {
    expect(formulaParts(text).every(({ kind }) => kind === 'text')).toBe(true)
    expect(
      formulaParts(text)
        .map(({ source }) => source)
        .join(''),
    ).toBe(text)
  })

  it('reads an escaped dollar as a dollar', () => {
    expect(kinds('\\$5 is $x$')).toEqual(['text: $5 is ', 'inline: x'])
    expect(kinds('$\\$ 5 + x$')).toEqual(['inline: \\$ 5 + x'])
  })
})
