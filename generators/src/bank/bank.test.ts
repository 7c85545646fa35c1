import { formulaParts } from '@trivium/rules/bank/questions/formula-parts'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../check-content.ts'
import { draftDefaults } from '../derived/draft.ts'
import { guessNames, hitsOf, lookAt, tellingWords } from '../guesses.ts'
import { sizeOfOption } from '../size-of-option.ts'
import { contentLanguages } from '@trivium/content/types'
import { itemsOf } from './bank-pack.ts'
import { statisticsBank } from './index.ts'
import type { BankItem } from './types.ts'

const { areas, items } = statisticsBank()
const ofType = (type: BankItem['type']) => items.filter(item => item.type === type)
const choices = ofType('multiple_choice')
const ofFour = choices.filter(({ options }) => options.length === 4)
const inWords = ofFour.filter(({ options }) => options.map(sizeOfOption).some(Number.isNaN))
const shareOf = <T>(list: T[], isSo: (one: T) => boolean) => list.filter(isSo).length / list.length

describe('the bank', () => {
  it('has eight areas with 18 to 24 items each, easiest first and with all ten levels', () => {
    expect(areas).toHaveLength(8)
    expect(new Set(areas.map(({ slug }) => slug)).size).toBe(8)
    for (const { slug } of areas) {
      const levels = items.filter(({ area }) => area === slug).map(({ level }) => level)
      expect(levels.length, slug).toBeGreaterThanOrEqual(18)
      expect(levels.length, slug).toBeLessThanOrEqual(24)
      expect(levels, slug).toEqual(levels.toSorted((one, other) => one - other))
      expect(new Set(levels).size, slug).toBe(10)
    }
  })

  it('names its areas in all languages', () => {
    for (const language of contentLanguages) expect(new Set(areas.map(({ name }) => name[language])).size).toBe(8)
  })

  it('has at least 165 items, among them 25 with several right options and 15 sequences, and few that are true or false', () => {
    expect(items.length).toBeGreaterThanOrEqual(165)
    expect(ofType('multi_select').length).toBeGreaterThanOrEqual(25)
    expect(ofType('sequence').length).toBeGreaterThanOrEqual(15)
    expect(ofType('true_false').length).toBeLessThanOrEqual(10)
  })

  it('passes the checks of checkContent', () => {
    const category = { type: 'multi_match' as const, slug: 'bank', name: { en: '', ar: '', es: '' }, icon: '', hue: 0 }
    const place = { categoryType: 'multi_match' as const, category: 'bank', subcategory: null, language: 'en' as const }
    const questions = items.map(item => ({ ...draftDefaults, ...item, ...place, isForDaily: false, image: null, source: null }))
    expect(checkContent({ categories: [category], questions, passages: [], media: [] })).toEqual([])
  })

  it('has no formula that a client would have to draw, and no leftover marks of the block format', () => {
    for (const { question, options, note } of items) {
      const texts = [question, note, ...options]
      expect(texts.flatMap(formulaParts).filter(({ kind }) => kind !== 'text')).toEqual([])
      expect(texts.filter(text => text !== text.trim() || /[|*]|^[-+>=!?]|^undefined$/.test(text))).toEqual([])
    }
  })

  it('explains each key in one to three sentences', () => {
    for (const { note } of items) {
      const sentences = note.split(/(?<=[.!?]) (?=\p{Lu})/u)
      expect(sentences.length, note).toBeLessThanOrEqual(3)
      expect(note.length, note).toBeGreaterThan(40)
      expect(note, note).toMatch(/[.!?]$/)
    }
  })

  it('asks no question twice', () => {
    // Sequences and selections have similar stems, so their options are compared as well.
    const textOf = ({ type, question, options }: BankItem) =>
      [question, ...(type === 'sequence' || type === 'multi_select' ? options : [])].join(' ')
    const words = items.map(item => [
      ...new Set(
        textOf(item)
          .toLowerCase()
          .match(/[\p{L}\d.]{3,}/gu),
      ),
    ])
    const alike = items.flatMap(({ question }, one) =>
      items.slice(one + 1).flatMap(({ question: other }, index) => {
        const [mine, theirs] = [words[one] ?? [], words[one + 1 + index] ?? []]
        const shared = mine.filter(word => theirs.includes(word)).length
        return shared / (mine.length + theirs.length - shared) > 0.5 ? [[question, other]] : []
      }),
    )
    expect(alike).toEqual([])
  })
})

describe('guessing in the bank', () => {
  it('hits at most a third of the items with four options', () => {
    const stemOf = tellingWords(ofFour.map(({ question }) => question))
    const hits = ofFour.map(({ question, options }) => hitsOf(lookAt(stemOf(question), options), [0, 1, 2, 3]))
    const shares = guessNames.map((name, guess) => ({ name, share: hits.reduce((sum, hit) => sum + (hit[guess] ?? 0), 0) / hits.length }))
    expect(shares.filter(({ share }) => share > 1 / 3)).toEqual([])
    expect(ofFour.length).toBeGreaterThanOrEqual(100)
  })

  it('gains nothing from the length of an option in words', () => {
    const lengths = inWords.map(({ options }) => options.map(option => option.length))
    expect(shareOf(lengths, ([right = 0, ...wrong]) => right > Math.max(...wrong))).toBeLessThanOrEqual(0.35)
    expect(shareOf(lengths, ([right = 0, ...wrong]) => right < Math.min(...wrong))).toBeLessThanOrEqual(0.35)
    expect(lengths.length).toBeGreaterThanOrEqual(40)
  })

  it('gains nothing from the size of a number', () => {
    const numbers = ofFour.map(({ options }) => options.map(sizeOfOption)).filter(sizes => !sizes.some(Number.isNaN))
    const places = numbers.map(([right = NaN, ...wrong]) => wrong.filter(size => size < right).length)
    for (const place of [0, 1, 2, 3]) expect(shareOf(places, one => one === place)).toBeLessThanOrEqual(0.32)
    expect(places.length).toBeGreaterThanOrEqual(60)
  })

  it('gains nothing from words like “always” or “never”: no option has one', () => {
    expect(items.flatMap(({ options }) => options).filter(option => /\b(always|never|all of the above|none of)\b/i.test(option))).toEqual(
      [],
    )
  })

  it('gains nothing by always choosing “true”, the same number of options or the same place', () => {
    expect(shareOf(ofType('true_false'), ({ answer }) => answer[0] === 0)).toBe(0.5)
    const selections = ofType('multi_select')
    const counts = selections.map(({ answer }) => answer.length)
    expect(new Set(counts)).toEqual(new Set([1, 2, 3, 4]))
    for (const count of [1, 2, 3, 4]) expect(shareOf(counts, one => one === count)).toBeLessThanOrEqual(0.5)
    for (const place of [0, 1, 2, 3, 4]) {
      const share = shareOf(selections, ({ answer }) => answer.includes(place))
      expect(share, `place ${place}`).toBeGreaterThan(0.35)
      expect(share, `place ${place}`).toBeLessThan(0.75)
    }
  })

  it('faces three to five steps in every sequence', () => {
    for (const { options, question } of ofType('sequence')) {
      expect(options.length, question).toBeGreaterThanOrEqual(3)
      expect(options.length, question).toBeLessThanOrEqual(5)
    }
  })
})

describe('itemsOf', () => {
  it('reads the four types, and gives each item the same key every time', () => {
    const pack = {
      area: 'a',
      items:
        '?1 One?\n+ yes\n- no | well\n= N.\n\n?2 Two?\n* x\n- y | z\n- w\n= N.\n\n?3 Three?\n> p | q | r\n= N.\n\n?4 Four?\n! false\n= N.',
    }
    const read = itemsOf(pack)
    expect(read.map(({ type, level }) => `${type} ${level}`)).toEqual(['multiple_choice 1', 'multi_select 2', 'sequence 3', 'true_false 4'])
    expect(read.map(({ options, answer }) => answer.map(index => options[index]))).toEqual([['yes'], ['x'], ['p', 'q', 'r'], ['False']])
    expect(read[1]?.options.toSorted()).toEqual(['w', 'x', 'y', 'z'])
    expect(itemsOf(pack).map(({ key }) => key)).toEqual(read.map(({ key }) => key))
  })

  it.each([
    ['?x No level?\n+ a\n- b | c\n= N.', 'no level'],
    ['?1 No rationale?\n+ a\n- b | c', 'no question, options or note'],
  ])('refuses a block that lacks something: %s', (block, problem) => {
    expect(() => itemsOf({ area: 'a', items: block })).toThrow(problem)
  })
})
