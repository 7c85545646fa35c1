import { describe, expect, it } from 'vitest'
import { foldWord, lettersOf } from './words.ts'

describe('foldWord', () => {
  it.each([
    ['Straße', 'strasse', false],
    ['Ñandú', 'nandu', true],
    ['إسلام', 'اسلام', true],
    ['مُدَرِّس', 'مدرس', true],
    ['New  York!', 'new-york', true],
    ['کتاب', 'كتاب', false],
  ])('%s and %s are the same word: %s', (a, b, same) => {
    expect(foldWord(a) === foldWord(b)).toBe(same)
  })

  it('keeps vowel signs that make another word in Devanagari', () => {
    expect(foldWord('काम')).not.toBe(foldWord('कम'))
  })
})

describe('lettersOf', () => {
  it('counts what a reader sees as one letter', () => {
    expect(lettersOf('नमस्ते')).toEqual({ count: [...new Intl.Segmenter('hi').segment('नमस्ते')].length, blanks: [] })
    expect(lettersOf('e\u0301te\u0301').count).toBe(3)
  })

  it('tells where blanks stand and nothing else', () => {
    expect(lettersOf('New York')).toEqual({ count: 8, blanks: [{ position: 3, text: ' ' }] })
  })
})
