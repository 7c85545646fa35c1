import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldCase, foldCode } from './fold.ts'
import { RoomCode } from '../compete/room-fields.ts'

/** Without Han and Hangul, which have tens of thousands of characters. */
const everyCharacter = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter(
  character => character.isWellFormed() && !/[\p{Cn}\p{Co}\p{Script=Han}\p{Script=Hangul}]/u.test(character),
)

describe('fold', () => {
  it.each([
    ['Ｆｕｌｌ ｗｉｄｔｈ', 'Full width'],
    ['\u200fمصر\u200e', 'مصر'],
    ['so\u00adft\u200b', 'soft'],
    ['1990–1995', '1990-1995'],
    ['−5', '-5'],
    ['‘a’ “b” «c» „d“ ´e´', `'a' "b" "c" "d" 'e'`],
    ['١٢٣ ۴۵۶ ७८९ ๐', '123 456 789 0'],
    [' a\u00a0\u2003\t\nb ', 'a b'],
    ['½', '1/2'],
    ['ﬁne', 'fine'],
    ['Cafe\u0301', 'Café'],
  ])('makes %j %j', (text, folded) => expect(fold(text)).toBe(folded))

  it.each([
    ['a', 'A'],
    ['a', 'á'],
    ['10', '1O'],
    ['ー', '-'],
    ['〜', '-'],
    ['a-b', 'ab'],
  ])('keeps %j and %j apart', (one, other) => expect(fold(one)).not.toBe(fold(other)))

  it('reads the digits of every numbering system that Intl can write', () => {
    const written = Intl.supportedValuesOf('numberingSystem')
      .map(numberingSystem => new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }))
      .map(format => format.format(1_234_567_890))
      .filter(text => /^\p{Nd}+$/u.test(text))
    expect(written.length).toBeGreaterThan(50)
    expect(new Set(written.map(fold))).toEqual(new Set(['1234567890']))
  })

  it('is idempotent', () => {
    expect(everyCharacter.filter(character => fold(fold(character)) !== fold(character))).toEqual([])
    expect(everyCharacter.filter(character => foldCase(foldCase(character)) !== foldCase(character))).toEqual([])
    assert(property(string({ unit: 'binary', maxLength: 12 }), text => fold(fold(text)) === fold(text)))
  })

  it('leaves no invisible character, no dash but - and no digit but 0 to 9', () => {
    const left = everyCharacter.filter(character =>
      /\p{Default_Ignorable_Code_Point}|\p{Cc}|(?![-\u3030])\p{Pd}|(?![0-9])\p{Nd}|(?! )\s/u.test(fold(character)),
    )
    expect(left).toEqual([])
  })

  it('ignores invisible marks wherever they stand', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 20 }), text => {
        // Only between graphemes: a mark between a letter and its accent would separate them.
        const marked = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => `\u200b${segment}\u200f`).join('')
        return fold(marked) === fold(text)
      }),
    )
  })
})

it('foldCase equates letters whose upper and lower case differ in length', () => {
  expect(new Set(['STRASSE', 'straße', 'Straẞe'].map(foldCase))).toEqual(new Set(['strasse']))
  expect(foldCase('ΟΔΟΣ')).toBe(foldCase('οδος'))
})

describe('foldCode', () => {
  it.each([
    'ABCD2345',
    'abcd-2345',
    ' AbCd 2345 ',
    'ABCD\u00a02345',
    'ABCD–2345',
    'ABCD—2345',
    'ABCD‑2345',
    'ABCD−2345',
    'ABCD_2345',
    'ABCD.2345',
    '“ABCD-2345”',
    '\u200fABCD-2345\u200e',
    'AB\u200bCD\u20602345\ufeff',
    'AB\u00adCD2345',
    'ＡＢＣＤ２３４５',
    'ABCD٢٣٤٥',
    'ABCD۲۳۴۵',
    'ABCD२३४५',
    '𝐀𝐁𝐂𝐃𝟐𝟑𝟒𝟓',
    'АВСD2345',
    'ΑΒCD2345',
    'a\tb\nc d 2 3 4 5',
  ])('reads %j', typed => {
    expect(foldCode(typed)).toBe('ABCD2345')
    expect(RoomCode.parse(typed)).toBe('ABCD2345')
  })

  it.each(['ABCD234', 'ABCD23456', 'ABCD-234O', 'ABCD-234Я', '', '--------'])('finds no code in %j', typed => {
    expect(RoomCode.safeParse(typed).success).toBe(false)
  })
})
