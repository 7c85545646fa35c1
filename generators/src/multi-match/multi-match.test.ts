import { describe, expect, it } from 'vitest'
import { capitals } from '../derived/countries/capital-questions.ts'
import { countries } from '../derived/countries/countries.ts'
import { countryName } from '../derived/countries/country-names.ts'
import { elements } from '../derived/elements/elements.ts'
import { continentNames } from '../derived/countries/regions.ts'
import { capitalised } from '../derived/wording.ts'
import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage } from '@trivium/content/types'
import { countryAreas } from './country-areas.ts'
import { historyEvents } from './history-matches.ts'
import { multiMatch } from './index.ts'
import { lengths, mixedValues, powers, times } from './number-values.ts'
import { planets, spaceEvents } from './space-matches.ts'
import { writtenMatches } from './written-match.ts'

const { categories, questions } = multiMatch()
const sequences = questions.filter(({ type }) => type === 'sequence')
const selections = questions.filter(({ type }) => type === 'multi_select')
const leafOf = ({ category, subcategory }: Draft) => subcategory ?? category
const inLanguage = (drafts: Draft[], language: ContentLanguage) => drafts.filter(draft => draft.language === language)

describe('multi-match', () => {
  it('has enough questions in every language, derived and written', () => {
    expect(inLanguage(questions, 'en').length).toBeGreaterThanOrEqual(330)
    expect(inLanguage(questions, 'ar').length).toBeGreaterThanOrEqual(120)
    expect(inLanguage(questions, 'es').length).toBeGreaterThanOrEqual(120)
    for (const language of contentLanguages) expect(inLanguage(writtenMatches(), language).length, language).toBeGreaterThanOrEqual(150)
  })

  it.each(contentLanguages)('fills several levels in every leaf: %s', language => {
    const leaves = categories.flatMap(({ slug, subcategories }) => subcategories?.map(sub => sub.slug) ?? [slug])
    for (const leaf of leaves) {
      const members = inLanguage(questions, language).filter(question => leafOf(question) === leaf)
      expect(members.length, leaf).toBeGreaterThanOrEqual(language === 'en' ? 50 : 40)
      expect(new Set(members.map(({ type }) => type)).size, leaf).toBe(leaf === 'capitals' ? 1 : 2)
    }
    expect(questions.filter(question => !leaves.includes(leafOf(question)))).toEqual([])
  })

  it('has a unique key, a unique text and a note for every question', () => {
    const texts = questions.map(({ language, question }) => `${language} ${question.toLowerCase()}`)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length)
    expect(questions.filter(({ note }) => !note?.trim())).toEqual([])
  })

  it('offers three to five different options', () => {
    const odd = questions.filter(({ options }) => {
      const different = new Set(options.map(option => option.trim().toLowerCase()))
      return options.length < 3 || options.length > 5 || different.size < options.length || different.has('')
    })
    expect(odd).toEqual([])
  })

  it('has at least two right options in a selection, but never all', () => {
    const odd = selections.filter(({ answer, options }) => {
      const isInRange = answer.every(index => index >= 0 && index < options.length)
      return !isInRange || new Set(answer).size < answer.length || answer.length < 2 || answer.length === options.length
    })
    expect(odd).toEqual([])
  })

  it('stores sequences in their right order', () => {
    expect(sequences.filter(({ answer, options }) => answer.join() !== options.map((_, index) => index).join())).toEqual([])
  })

  it('does not list the options in the right order in the question', () => {
    const told = sequences.filter(({ question, options, language }) => question.includes(options.join(language === 'ar' ? '، ' : ', ')))
    expect(told).toEqual([])
  })
})

describe('facts behind the questions', () => {
  it.each(contentLanguages)('puts things in the order of their values, in the direction that the question states: %s', language => {
    const tables = [
      elements.map(({ name, number }) => [capitalised(name[language]), number] as const),
      [...countryAreas].map(([code, area]) => [countryName(code, language), -area] as const),
      [...historyEvents, ...spaceEvents].map(({ name, year }) => [name[language], year] as const),
      planets.map(({ name, distance }) => [name[language], distance] as const),
      planets.map(({ name, diameter }) => [name[language], -diameter] as const),
      ...[powers, mixedValues, lengths(language), times(language)].map(items => items.map(({ label, value }) => [label, value] as const)),
    ].map(rows => new Map(rows))
    const derived = inLanguage(sequences, language).filter(({ question }) => /:/.test(question))
    const wrong = derived.filter(({ options, question }) => {
      const isBackwards = /latest first|más reciente al más antiguo|من الأحدث/.test(question)
      const plain = (isBackwards ? options.toReversed() : options).map(option => option.replace(/[\u2066\u2069]/g, ''))
      return !tables.some(table => rises(plain.map(option => table.get(option) ?? Number.NaN)))
    })
    expect(derived.length).toBeGreaterThan(150)
    expect(wrong.map(({ question, options }) => [question, options])).toEqual([])
  })

  it.each(contentLanguages)('counts only members of one family as right, and no other option belongs to it: %s', language => {
    const families = new Map(elements.map(({ name, family }) => [capitalised(name[language]), family]))
    const asked = inLanguage(selections, language).filter(({ question }) =>
      /are (?!gases at)[a-z ]+\.$|, son (?!gases a )|تنتمي إلى/.test(question),
    )
    const odd = asked.filter(draft => leafOf(draft) === 'elements').filter(draft => !isOneFamily(draft, label => families.get(label)))
    expect(odd.map(({ question }) => question)).toEqual([])
  })

  it.each(contentLanguages)('counts only countries of one continent as right, and no other option lies on it: %s', language => {
    const named = [
      ...countries.map(({ code, region }) => [countryName(code, language), region] as const),
      ...capitals.map(({ name, region }) => [name[language], region] as const),
    ]
    const places = new Map(named.map(([name, { continent }]) => [name, continentNames[continent][language]]))
    const asked = inLanguage(selections, language).filter(({ question }) => /lie in |, están en |الواقعة في /.test(question))
    expect(asked.length).toBeGreaterThan(60)
    expect(asked.filter(draft => !isOneFamily(draft, label => places.get(label))).map(({ question }) => question)).toEqual([])
  })

  it('selects exactly the numbers that fit the question', () => {
    for (const { question, options, answer } of inLanguage(selections, 'en')) {
      const right = answer.map(index => Number(options[index]))
      const factor = Number(/^Select all the multiples of (\d+)/.exec(question)?.[1] ?? Number.NaN)
      const whole = Number(/^Select all the numbers that divide (\d+)/.exec(question)?.[1] ?? Number.NaN)
      if (factor) expect(options.flatMap(option => (Number(option) % factor === 0 ? [Number(option)] : []))).toEqual(right)
      if (whole) expect(options.flatMap(option => (whole % Number(option) === 0 ? [Number(option)] : []))).toEqual(right)
    }
  })
})

function rises(values: number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? Number.NaN))
}

/** All right options belong to one group, and no other option does. */
function isOneFamily({ options, answer }: Draft, groupOf: (label: string) => string | null | undefined): boolean {
  const groups = options.map(groupOf)
  const family = groups[answer[0] ?? -1]
  return Boolean(family) && groups.every((group, index) => Boolean(group) && answer.includes(index) === (group === family))
}
