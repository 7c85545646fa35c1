import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldWord, graphemesOf, hintsLeft, lettersAmong, lettersOf, nextHint } from './words.ts'

describe('foldWord', () => {
  it.each([
    ['Straße', 'strasse', true],
    ['STRAẞE', 'straße', true],
    ['ΟΔΥΣΣΕΥΣ', 'Οδυσσεύς', true],
    ['Ἀθῆναι', 'αθηναι', true],
    ['Νέος Κόσμος', 'ΝΕΟΣΚΟΣΜΟΣ', true],
    ['İstanbul', 'istanbul', true],
    ['Isparta', 'ısparta', true],
    ['ﬁnale', 'FINALE', true],
    ['جمـــيل', 'جميل', true],
    ['ﺟﻤﻴﻞ', 'جميل', true],
    ['ﺁسيا', 'اسيا', true],
    ['می\u200cخواهم', 'میخواهم', true],
    ['co\u00adope\u200drate', 'cooperate', true],
    ['がき', 'かき', false],
    ['क्‍ष', 'क्ष', true],
    ['Ñandú', 'nandu', true],
    ['إسلام', 'اسلام', true],
    ['مُدَرِّس', 'مدرس', true],
    ['New  York!', 'new-york', true],
    ['کتاب', 'كتاب', false],
  ])('%s and %s are the same word: %s', (a, b, same) => {
    expect(foldWord(a) === foldWord(b)).toBe(same)
  })

  it('keeps Devanagari vowel signs, which distinguish words', () => {
    expect(foldWord('काम')).not.toBe(foldWord('कम'))
    expect(foldWord('कुल')).not.toBe(foldWord('कल'))
    expect(foldWord('फल')).not.toBe(foldWord('फूल'))
  })
})

describe('foldWord in every script', () => {
  const alphabets = {
    Latin: 'aàâäåæbcçdeéèêëfghiîïjklłmnñoóöøœpqrsßtuúüvwxyz',
    Greek: 'αάβγδεέζηήθιίϊΐκλμνξοόπρστυύϋΰφχψωώς',
    Turkish: 'abcçdefgğhıijklmnoöprsştuüvyzİI',
    Arabic: 'اأإآبتثجحخدذرزسشصضطظعغفقكلمنهوؤيئىةءَُِّْ',
    Devanagari: 'अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूेैोौ्',
  }
  const wordsIn = (letters: string) => fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }).map(parts => parts.join(''))

  describe.each(Object.entries(alphabets))('%s', (_, letters) => {
    const word = wordsIn(letters)

    it('ignores case and composition, and is idempotent', () => {
      fc.assert(
        fc.property(word, written => {
          const forms = [
            written.toUpperCase(),
            written.toLowerCase(),
            written.normalize('NFD'),
            written.normalize('NFC'),
            foldWord(written),
          ]
          expect(new Set(forms.map(foldWord))).toEqual(new Set([foldWord(written)]))
        }),
      )
    })

    it('ignores silent characters anywhere', () => {
      const silent = fc.constantFrom('\u0640', '\u200b', '\u200d', '\u00ad', '\ufe0f', '\u2060', ' ', '-', '’')
      fc.assert(
        fc.property(word, word, silent, (before, after, between) => {
          expect(foldWord(before + between + after)).toBe(foldWord(before + after))
        }),
      )
    })

    it('distinguishes words that differ in a letter', () => {
      const plain = [...new Set([...letters].map(foldWord).filter(letter => letter !== ''))]
      fc.assert(
        fc.property(word, fc.subarray(plain, { minLength: 2, maxLength: 2 }), (stem, [one = '', other = '']) => {
          expect(foldWord(stem + one)).not.toBe(foldWord(stem + other))
        }),
      )
    })
  })
})

describe('lettersOf', () => {
  it('counts grapheme clusters', () => {
    expect(lettersOf('नमस्ते')).toEqual({ count: [...new Intl.Segmenter('hi').segment('नमस्ते')].length, blanks: [] })
    expect(lettersOf('e\u0301te\u0301').count).toBe(3)
  })

  it('counts a letter with all its marks once, and treats silent characters as blanks', () => {
    expect(lettersOf('مُدَرِّس')).toEqual({ count: 4, blanks: [] })
    expect(lettersOf('جـميل')).toEqual({ count: 5, blanks: [{ position: 1, text: 'ـ' }] })
  })

  it('reveals only the positions of blanks', () => {
    expect(lettersOf('New York')).toEqual({ count: 8, blanks: [{ position: 3, text: ' ' }] })
  })
})

describe('nextHint', () => {
  it.each(['New York', 'क्षत्रिय', 'القاهرة', 'aé'])('never shows a blank, a letter twice, or all letters of %s', word => {
    const letters = graphemesOf(word)
    const blanks = lettersOf(word).blanks.map(blank => blank.position)
    const shown: number[] = []
    for (let position = nextHint(word, shown, () => 0.99); position !== null; position = nextHint(word, shown, () => 0.5)) {
      expect([...blanks, ...shown]).not.toContain(position)
      expect(letters[position]).toBeDefined()
      shown.push(position)
    }
    expect(shown).toHaveLength(letters.length - blanks.length - 1)
  })
})

describe('hintsLeft', () => {
  it.each([
    ['apple', 0, 2, 2],
    ['apple', 1, 2, 1],
    ['apple', 2, 2, 0],
    ['at', 0, 2, 1],
    ['at', 1, 2, 0],
    ['a b', 0, 9, 1],
    ['a', 0, 2, 0],
  ])('%s with %i shown of %i per question: %i', (word, shown, perQuestion, left) => {
    expect(hintsLeft(lettersOf(word), shown, perQuestion)).toBe(left)
  })

  it.each(['New York', 'القاهرة', 'aé'])('of %s equals the number of letters that nextHint shows', word => {
    const shown: number[] = []
    while (hintsLeft(lettersOf(word), shown.length, 99) > 0) shown.push(nextHint(word, shown, () => 0.5) ?? -1)
    expect(shown).not.toContain(-1)
    expect(nextHint(word, shown, () => 0.5)).toBeNull()
  })
})

describe('lettersAmong', () => {
  it.each([
    ['B12', [], false],
    ['B12', ['K13', 'Nile', 'B-12'], true],
    ['B12', ['Cobalamin'], true],
    ['New York', ['Big Town'], false],
    ['New York', ['Big-Town'], false],
    ['New York', ['Gotham X'], true],
    ['Café', ['Cafe\u0301'], false],
  ])('of %s and %j reveal only whether another word has a different number of letters or blanks: %s', (word, accepted, others) => {
    expect(lettersAmong(word, accepted)).toEqual({ ...lettersOf(word), others })
  })
})
