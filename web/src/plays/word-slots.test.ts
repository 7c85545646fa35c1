import { lettersOf } from '@trivium/rules/words'
import { describe, expect, it } from 'vitest'
import { clustersOf, draftOf, fill, missingIn, patternOf, shortened, slotsOf, typedIn, wordIn, wordsOf } from './word-slots.ts'

const words = ['Saturn', 'São Tomé', 'tic-tac-toe', 'القاهرة', 'جبل طارق', 'भारत', 'क्षत्रिय', 'नई दिल्ली', 'राष्ट्र', 'L’Aquila']
const empty = (word: string) => slotsOf(lettersOf(word), [], [])
const typed = (word: string, text: string) => slotsOf(lettersOf(word), [], fill(empty(word), text))

describe.each(words)('the slots of %s', word => {
  it('are as many as the server counts', () => expect(clustersOf(word)).toHaveLength(lettersOf(word).count))

  it('take the word typed with its blanks, and hand it in as it is', () => {
    expect(wordIn(typed(word, word))).toBe(word.normalize('NFC'))
  })

  it('take the word typed without its blanks', () => {
    expect(wordIn(typed(word, word.replaceAll(/[\s’-]/g, '')))).toBe(word.normalize('NFC'))
  })

  it('take it decomposed, as some keyboards send it', () => expect(wordIn(typed(word, word.normalize('NFD')))).toBe(word.normalize('NFC')))

  it('drop what is too much', () => expect(wordIn(typed(word, word + word))).toBe(word.normalize('NFC')))

  it('are no answer while one is empty', () => {
    const slots = typed(word, shortened(typed(word, word)))
    expect(missingIn(slots)).toBe(1)
    expect(wordIn(slots)).toBe('')
  })

  it('come back from the whole answer', () => {
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

  it('stand in their slot, and the letters of the player flow around them', () => {
    const hinted = slotsOf(letters, [{ position: 4, letter: 'T' }], [])
    const slots = slotsOf(letters, [{ position: 4, letter: 'T' }], fill(hinted, 'saoome'))
    expect(slots.map(({ text }) => text)).toEqual(['s', 'a', 'o', ' ', 'T', 'o', 'm', 'e'])
    expect(wordIn(slots)).toBe('sao Tome')
  })

  it('push out the letter they replace and leave the others where they are', () => {
    const draft = fill(slotsOf(letters, [], []), 'xaotome')
    const slots = slotsOf(letters, [{ position: 0, letter: 'S' }], draft)
    expect(typedIn(slots)).toBe('aotome')
    expect(wordIn(slots)).toBe('Sao tome')
  })
})

describe('shortened', () => {
  it('takes a letter with all its signs', () => {
    expect(shortened(typed('भारत', 'भा'))).toBe('')
    expect(shortened(typed('क्षत्रिय', 'क्षत्रि'))).toBe('क्ष')
    expect(shortened(typed('القاهرة', 'الق'))).toBe('ال')
  })
})

describe('what is read out and how lines break', () => {
  it('tells the letters between the blanks', () => {
    expect(patternOf(lettersOf('São Tomé'))).toEqual([{ letters: 3 }, { blank: ' ' }, { letters: 4 }])
    expect(patternOf(lettersOf('tic-tac-toe'))).toEqual([{ letters: 3 }, { blank: '-' }, { letters: 3 }, { blank: '-' }, { letters: 3 }])
    expect(patternOf(lettersOf('القاهرة'))).toEqual([{ letters: 7 }])
  })

  it('breaks at spaces only', () => {
    expect(wordsOf(empty('São Tomé')).map(word => word.length)).toEqual([3, 4])
    expect(wordsOf(empty('tic-tac-toe')).map(word => word.length)).toEqual([11])
  })
})
