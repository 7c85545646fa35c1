import { describe, expect, it } from 'vitest'
import { formulaHtml } from './formula-html.ts'

/** KaTeX gives the class `mtight` to parts that it draws smaller than the text. */
const isSmall = (source: string) => (formulaHtml(source, false) ?? '').includes('mtight')

describe('a formula in a line', () => {
  it('has fractions as large as its words', () => {
    expect(isSmall(String.raw`\frac{3}{4}`)).toBe(false)
    expect(isSmall(String.raw`2 + \frac{x+1}{2}`)).toBe(false)
  })

  it('keeps powers small', () => {
    expect(isSmall('x^2')).toBe(true)
  })
})
