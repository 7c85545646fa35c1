import { describe, expect, it } from 'vitest'
import { digitRows, shownTile, tileRowsOf, writingOf } from './letter-tiles.ts'
import { clustersOf } from './word-slots.ts'

const scriptOf = (lang: string | undefined, text: string) => writingOf(lang, text).keys ?? 'latin'

describe('writingOf', () => {
  it.each([
    ['ar', 'Which city?', 'arabic', true],
    ['hi', '', 'devanagari', false],
    ['es', '', 'latin', false],
    ['pt-BR', '', 'latin', false],
    ['sr-Latn', '', 'latin', false],
    ['ru', '', null, false],
    ['el', '', null, false],
    ['zh', '', null, false],
    ['ko', '', null, false],
    ['bn', '', null, false],
    ['he', '', null, true],
    [undefined, 'ما هذه المدينة؟', 'arabic', true],
    [undefined, 'यह कौन सा देश है?', 'devanagari', false],
    [undefined, 'Какой это город?', null, false],
    [undefined, 'איזו עיר?', null, true],
    [undefined, 'Which city?', 'latin', false],
    ['not a code', 'Which city?', 'latin', false],
  ])('follows the language, or the text while the language is unknown: %s, %s', (lang, text, keys, isRtl) =>
    expect(writingOf(lang, text)).toEqual({ keys, isRtl }),
  )
})

it('has every digit once', () => expect(digitRows.flat().toSorted().join('')).toBe('0123456789'))

const tilesOf = (...of: Parameters<typeof tileRowsOf>) => tileRowsOf(...of).flat()

describe('tileRowsOf', () => {
  it.each([
    ['en', 'qwerty', 3],
    ['fr', 'qwerty', 3],
    ['es', 'qwerty', 3],
    ['ar', 'ضصثقفغ', 3],
    ['fa', 'ضصثقفغ', 3],
    ['hi', 'अआइईउऊ', 1],
  ])('for %s start with %s, in %i rows', (lang, start, rows) => {
    const keyboard = tileRowsOf(scriptOf(lang, ''), lang)
    expect([keyboard[0]?.slice(0, 6).join(''), keyboard.length]).toEqual([start, rows])
  })

  it('have the ñ where Spanish keyboards have it', () => expect(tileRowsOf('latin', 'es')[1]?.slice(-2)).toEqual(['l', 'ñ']))

  it.each(['en', 'es', 'ar', 'fa', 'ur', 'hi'])('are a complete alphabet without duplicates: %s', lang => {
    const tiles = tilesOf(scriptOf(lang, ''), lang)
    expect(tiles.length).toBeGreaterThanOrEqual(26)
    expect(new Set(tiles).size).toBe(tiles.length)
  })

  it.each([
    ['es', 'niño'],
    ['ar', 'مدرسة'],
    ['fa', 'چگونه'],
    ['ur', 'لڑکے'],
    ['hi', 'सड़क'],
    ['hi', 'डॉक्टर'],
  ])('can spell words of the language: %s %s', (lang, word) => {
    const tiles = tilesOf(scriptOf(lang, ''), lang)
    expect([...word.normalize('NFC')].filter(letter => !tiles.includes(letter))).toEqual([])
  })

  it('join vowel signs to the letter before', () => {
    expect(clustersOf(['भ', 'ा', 'र', 'त'].join(''))).toEqual(['भा', 'र', 'त'])
    expect(shownTile('ा')).toBe('◌ा')
    expect(shownTile('क')).toBe('क')
  })
})
