import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffWords, type Piece } from './word-diff.ts'

const textOf = (pieces: Piece[], without: Piece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

describe('the difference of two texts', () => {
  it('gives both texts back, and has no two pieces of one kind in a row', () => {
    const word = fc.constantFrom('the', 'capital', 'of', ' ', 'Norway', '، ', 'النرويج', '𝑥', '\n', 'é')
    const text = fc.array(word, { maxLength: 30 }).map(words => words.join(''))
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'grapheme' })), fc.oneof(text, fc.string({ unit: 'binary' })), (before, after) => {
        const pieces = diffWords(before, after)
        expect([textOf(pieces, 'inserted'), textOf(pieces, 'deleted')]).toEqual([before, after])
        expect(pieces.some(({ kind }, index) => kind === pieces[index - 1]?.kind)).toBe(false)
      }),
    )
  })

  it('marks no more than changed', () => {
    expect(diffWords('Which city is the capital?', 'Which town is the capital today?')).toEqual([
      { kind: 'same', text: 'Which ' },
      { kind: 'deleted', text: 'city' },
      { kind: 'inserted', text: 'town' },
      { kind: 'same', text: ' is the capital' },
      { kind: 'inserted', text: ' today' },
      { kind: 'same', text: '?' },
    ])
    expect(diffWords('same', 'same')).toEqual([{ kind: 'same', text: 'same' }])
    expect(diffWords('', '')).toEqual([])
  })

  it('does not freeze the page with long texts', () => {
    const long = (seed: string) => Array.from({ length: 20_000 }, (_, index) => `${seed}${index}`).join(' ')
    const pieces = diffWords(`Begin ${long('a')} end`, `Begin ${long('b')} end`)
    expect(pieces.map(({ kind }) => kind)).toEqual(['same', 'deleted', 'inserted', 'same'])
  })
})
