import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldWord } from './words.ts'
import { foundIn, isRepeated, markLetters } from './word-tries.ts'

const signs = { place: '●', elsewhere: '◐', absent: '○' }
const marked = (guess: string, word: string) => markLetters(guess, word).map(({ mark }) => signs[mark])

describe('markLetters', () => {
  it.each([
    ['eagle', 'eagle', '●●●●●'],
    ['hello', 'level', '○●◐◐○'],
    // Twice in the guess, once in the word: marked once, first in its place.
    ['speed', 'abide', '○○◐○◐'],
    ['eerie', 'there', '◐○◐○●'],
    ['allay', 'llama', '◐●◐◐○'],
    ['CAFE', 'Café', '●●●●'],
    ['new-york', 'New York', '●●●●●●●'],
    ['Ñandu', 'nandú', '●●●●●'],
    ['قمر', 'قَمَر', '●●●'],
    ['إملاس', 'اسلام', '●◐●●◐'],
    ['मछली', 'मछली', '●●●'],
    ['leveller', 'level', '●●●●●○○○'],
    ['le', 'level', '●●'],
    ['', 'level', ''],
  ])('%s for %s: %s', (guess, word, marks) => expect(marked(guess, word).join('')).toBe(marks))

  it('tells each letter as it was written', () =>
    expect(markLetters('ÉlAn', 'alone').map(({ letter }) => letter)).toEqual(['É', 'l', 'A', 'n']))
})

const letters = fc.array(fc.constantFrom(...'abcé'), { minLength: 1, maxLength: 8 }).map(all => all.join(''))
const twoWords = fc.tuple(letters, letters)

describe('markLetters, by the rule of two passes', () => {
  it('puts a letter in its place exactly where both words have it', () =>
    fc.assert(
      fc.property(twoWords, ([guess, word]) => {
        for (const [index, { letter, mark }] of markLetters(guess, word).entries())
          expect(mark === 'place').toBe(foldWord(letter) === foldWord(word[index] ?? ''))
      }),
    ))

  it('tells each letter as often as both words have it, and the first ones elsewhere', () =>
    fc.assert(
      fc.property(twoWords, ([guess, word]) => {
        const told = markLetters(guess, word)
        const countIn = (text: string, letter: string) => [...text].filter(other => foldWord(other) === letter).length
        for (const letter of new Set([...guess].map(foldWord))) {
          const own = told.filter(one => foldWord(one.letter) === letter)
          expect(own.filter(({ mark }) => mark !== 'absent')).toHaveLength(Math.min(countIn(guess, letter), countIn(word, letter)))
          const open = own.flatMap(({ mark }) => (mark === 'place' ? [] : [mark]))
          expect(open.lastIndexOf('elsewhere')).toBeLessThan(open.includes('absent') ? open.indexOf('absent') : open.length)
        }
      }),
    ))
})

describe('foundIn', () => {
  it('gives the positions in the word, counting its blanks', () => {
    expect(foundIn(['nun', 'xxwyo'], 'New York')).toEqual([0, 2, 4, 5])
    expect(foundIn([], 'New York')).toEqual([])
  })
})

describe('isRepeated', () => {
  it.each([
    ['CAFE', true],
    ['café', true],
    ['cafés', false],
  ])('%s after Café: %s', (guess, expected) => expect(isRepeated(guess, ['Café'])).toBe(expected))
})
