import { lettersOf } from '@trivium/rules/play/plays/words'
import { describe, expect, it } from 'vitest'
import {
  clustersOf,
  draftOf,
  fill,
  fits,
  missingIn,
  patternOf,
  shortened,
  slotsOf,
  textIn,
  typedIn,
  wordIn,
  wordsOf,
} from './word-slots.ts'

const words = ['Saturn', 'São Tomé', 'tic-tac-toe', 'القاهرة', 'جبل طارق', 'भारत', 'क्षत्रिय', 'नई दिल्ली', 'राष्ट्र', 'L’Aquila']
const empty = (word: string) => slotsOf(lettersOf(word), [], [])
const typed = (word: string, text: string) => slotsOf(lettersOf(word), [], fill(empty(word), text))

describe.each(words)('the slots of %s', word => {
  it('are as many as the server counts', () => expect(clustersOf(word)).toHaveLength(lettersOf(word).count))

  it('take the word typed with its blanks, and give it back unchanged', () => {
    expect(wordIn(typed(word, word))).toBe(word.normalize('NFC'))
  })

  it('take the word typed without its blanks', () => {
    expect(wordIn(typed(word, word.replaceAll(/[\s’-]/g, '')))).toBe(word.normalize('NFC'))
  })

  it('take the decomposed form, which some keyboards send', () =>
    expect(wordIn(typed(word, word.normalize('NFD')))).toBe(word.normalize('NFC')))

  it('drop surplus letters', () => expect(wordIn(typed(word, word + word))).toBe(word.normalize('NFC')))

  it('give no answer while one is empty', () => {
    const slots = typed(word, shortened(word))
    expect(missingIn(slots)).toBe(1)
    expect(wordIn(slots)).toBe('')
  })

  it('can be restored from the complete answer', () => {
    expect(wordIn(slotsOf(lettersOf(word), [], draftOf(word, lettersOf(word))))).toBe(word.normalize('NFC'))
  })
})

describe('clustersOf', () => {
  it('keeps conjuncts and vowel signs in one slot', () => {
    expect(clustersOf('क्षत्रिय')).toEqual(['क्ष', 'त्रि', 'य'])
    expect(clustersOf('भारत')).toEqual(['भा', 'र', 'त'])
    expect(clustersOf('São')).toEqual(['S', 'ã', 'o'])
  })
})

describe('hints', () => {
  const letters = lettersOf('São Tomé')

  it("stay in their slot, and the player's letters flow around them", () => {
    const hinted = slotsOf(letters, [{ position: 4, letter: 'T' }], [])
    const slots = slotsOf(letters, [{ position: 4, letter: 'T' }], fill(hinted, 'saoome'))
    expect(slots.map(({ text }) => text)).toEqual(['s', 'a', 'o', ' ', 'T', 'o', 'm', 'e'])
    expect(wordIn(slots)).toBe('sao Tome')
  })

  it('replace the letter in their slot and leave the other letters in place', () => {
    const draft = fill(slotsOf(letters, [], []), 'xaotome')
    const slots = slotsOf(letters, [{ position: 0, letter: 'S' }], draft)
    expect(typedIn(slots)).toBe('aotome')
    expect(wordIn(slots)).toBe('Sao tome')
  })
})

/** Types each letter with one key and returns the slots after each of them, with the given letters in brackets. */
function keyed(word: string, given: number[], text: string): string[] {
  const letters = lettersOf(word)
  const hints = given.map(position => ({ position, letter: clustersOf(word)[position] ?? '' }))
  let typed = ''
  return clustersOf(text).map(key => {
    typed += key
    const slots = slotsOf(letters, hints, fill(slotsOf(letters, hints, []), typed))
    typed = textIn(slots, typed)
    return slots.map(({ kind, text: shown }) => (kind === 'hint' ? `[${shown}]` : shown || '_')).join('')
  })
}
const last = (shown: string[]) => shown.at(-1)

describe.each([
  ['Elephant', [6]],
  ['Elephant', [0]],
  ['Elephant', [7]],
  ['Elephant', [0, 6]],
  ['Elephant', [0, 3, 6]],
  ['Elephant', [0, 1, 2, 3, 4, 5, 6]],
  ['São Tomé', [4, 7]],
  ['القاهرة', [0]],
  ['القاهرة', [3]],
  ['القاهرة', [6]],
  ['جبل طارق', [2, 4]],
  ['क्षत्रिय', [1]],
])('with hints for letters of %s at %j', (word, given) => {
  const right = clustersOf(word)
    .map((letter, position) => (given.includes(position) ? `[${letter}]` : letter))
    .join('')

  it('the whole word fills all slots, pasted or typed key by key', () => {
    const letters = lettersOf(word)
    const hints = given.map(position => ({ position, letter: clustersOf(word)[position] ?? '' }))
    const slots = slotsOf(letters, hints, fill(slotsOf(letters, hints, []), word))
    expect(wordIn(slots)).toBe(word)
    expect(last(keyed(word, given, word))).toBe(right)
  })

  it('the missing letters alone also fill them', () => {
    const missing = clustersOf(word).filter((_, position) => !given.includes(position))
    expect(last(keyed(word, given, missing.join('')))).toBe(right)
  })
})

describe('typing around hints', () => {
  it('counts letters as the missing ones until there are too many of them', () => {
    expect(keyed('Elephant', [6], 'Elephant').slice(-3)).toEqual(['Elepha[n]_', 'Elepha[n]n', 'Elepha[n]t'])
    expect(keyed('balloon', [2], 'balloon').slice(-3)).toEqual(['ba[l]llo_', 'ba[l]lloo', 'ba[l]loon'])
  })

  it('loses no key press with several hints', () => {
    expect(keyed('Elephant', [0, 3, 6], 'elephant').slice(-4)).toEqual([
      '[E]el[p]ep[n]h',
      '[E]le[p]ha[n]_',
      '[E]le[p]ha[n]_',
      '[E]le[p]ha[n]t',
    ])
  })

  it('drops a letter that is surplus and disagrees with the hints', () => {
    expect(last(keyed('Elephant', [6], 'elephaxt'))).toBe('elepha[n]x')
    expect(last(keyed('القاهرة', [0], 'قاهرهقا'))).toBe('[ا]قاهرهق')
  })

  it('continues from the slots after a hint has changed them', () => {
    const letters = lettersOf('Elephant')
    const draft = fill(slotsOf(letters, [], []), 'eleph')
    const slots = slotsOf(letters, [{ position: 0, letter: 'E' }], draft)
    expect(textIn(slots, 'eleph')).toBe('leph')
    expect(textIn(slotsOf(letters, [{ position: 6, letter: 'n' }], draft), 'eleph')).toBe('eleph')
  })
})

describe('shortened', () => {
  it('removes a letter with all its signs', () => {
    expect(shortened('भा')).toBe('')
    expect(shortened('क्षत्रि')).toBe('क्ष')
    expect(shortened('الق')).toBe('ال')
  })
})

describe('reading order and line breaks', () => {
  it('gives the runs of letters between the blanks', () => {
    expect(patternOf(lettersOf('São Tomé'))).toEqual([{ letters: 3 }, { blank: ' ' }, { letters: 4 }])
    expect(patternOf(lettersOf('tic-tac-toe'))).toEqual([{ letters: 3 }, { blank: '-' }, { letters: 3 }, { blank: '-' }, { letters: 3 }])
    expect(patternOf(lettersOf('القاهرة'))).toEqual([{ letters: 7 }])
  })

  it('breaks at spaces only', () => {
    expect(wordsOf(empty('São Tomé')).map(word => word.length)).toEqual([3, 4])
    expect(wordsOf(empty('tic-tac-toe')).map(word => word.length)).toEqual([11])
  })
})

describe('fits', () => {
  it.each([
    ['Cobalamin', 'B12', false],
    ['K13', 'B12', true],
    ['B-12', 'B12', false],
    ['B-1', 'B12', false],
    ['Big Town', 'New York', true],
    ['Gotham X', 'New York', false],
    ['القاهره', 'القاهرة', true],
    ['', 'B12', false],
  ])('%s fits the boxes of %s: %s', (answer, word, isFitting) => {
    expect(fits(answer, lettersOf(word))).toBe(isFitting)
    expect(draftOf(answer, lettersOf(word)).join('')).toBe(isFitting ? answer : '')
  })
})
