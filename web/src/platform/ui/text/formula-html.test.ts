import { describe, expect, it } from 'vitest'
import { formulaHtml } from './formula-html.ts'

/** KaTeX gives the class `mtight` to parts that it draws smaller than the text. */
const isSmall = (source: string) => (formulaHtml(source, false) ?? '').includes('mtight')

describe('a formula within a line', () => {
  it('has fractions as large as the text', () => {
    expect(isSmall(String.raw`\frac{3}{4}`)).toBe(false)
    expect(isSmall(String.raw`2 + \frac{x+1}{2}`)).toBe(false)
  })

  it('keeps powers small', () => {
    expect(isSmall('x^2')).toBe(true)
  })
})

describe('an untrusted formula', () => {
  // ASVS V1.2.8, V1.3.5
  it('has no links, no pictures and no scripts', () => {
    const hostile = [
      String.raw`\href{javascript:alert(1)}{x}`,
      String.raw`\url{javascript:alert(1)}`,
      String.raw`\includegraphics{https://example.com/x.png}`,
      String.raw`\htmlStyle{position:fixed}{x}`,
      '<script>alert(1)</script>',
    ]
    for (const source of hostile) {
      // KaTeX keeps the source in an annotation, as text.
      const drawn = (formulaHtml(source, false) ?? '').replaceAll(/<annotation[^>]*>.*?<\/annotation>/gs, '')
      expect(drawn).not.toMatch(/<a |<img|<script|href=|position:fixed/)
    }
  })

  it('is not drawn if it expands without end', () => {
    expect(formulaHtml(String.raw`\def\a{\a\a}\a`, false) ?? '').not.toMatch(/(<mi>.*){200}/s)
  })
})
