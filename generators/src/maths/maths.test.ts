import katex from 'katex'
import { describe, expect, it } from 'vitest'
import { contentLanguages } from '@trivium/content/types'
import { maths } from './index.ts'
import { bare, isNear, numbersOf, secondOpinion } from './second-opinions.ts'

const { categories, questions } = maths()
const english = questions.filter(({ language }) => language === 'en')
const slugs = categories.map(({ slug }) => slug)

/** The formulas of a text and the text around them. */
function split(text: string): { formulas: string[]; words: string } {
  const formulas = [...text.matchAll(/\$\$([^$]+)\$\$|\$([^$]+)\$/g)].map(match => match[1] ?? match[2] ?? '')
  return { formulas, words: text.replaceAll(/\$\$[^$]+\$\$|\$[^$]+\$/g, '') }
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('math mania', () => {
  it('has at least 55 questions in every category and language, 450 in every language', () => {
    const counts = Map.groupBy(questions, ({ category, language }) => `${category}/${language}`)
    expect(counts.size).toBe(slugs.length * contentLanguages.length)
    expect(Math.min(...[...counts.values()].map(members => members.length))).toBeGreaterThanOrEqual(55)
    expect(english.length).toBeGreaterThanOrEqual(450)
  })

  it('asks the same in every language', () => {
    const subjects = contentLanguages.map(language =>
      questions
        .filter(question => question.language === language)
        .map(({ key, options }) => [key.replace(`:${language}:`, ':'), ...options]),
    )
    expect(subjects[1]).toEqual(subjects[0])
    expect(subjects[2]).toEqual(subjects[0])
  })

  it('repeats no key and no text', () => {
    expect(repeated(questions.map(({ key }) => key))).toEqual([])
    expect(repeated(questions.map(({ language, question }) => `${language} ${question}`))).toEqual([])
  })

  it('makes the same questions every time', () => {
    expect(maths()).toEqual({ categories, questions })
  })

  it('uses only its own categories, each of the maths kind', () => {
    expect(categories.every(({ type }) => type === 'maths')).toBe(true)
    expect(
      questions.filter(({ category, type, categoryType }) => !slugs.includes(category) || type !== 'maths' || categoryType !== 'maths'),
    ).toEqual([])
  })

  it('offers 4 or 5 options with different values, the right one first', () => {
    for (const { key, options, answer } of questions) {
      expect([4, 5], key).toContain(options.length)
      expect(answer).toEqual([0])
      expect(new Set(options).size, key).toBe(options.length)
    }
    expect(english.filter(({ options }) => hasEqualValues(options)).map(({ key, options }) => `${key} ${options.join(' ')}`)).toEqual([])
  })

  it('writes formulas that KaTeX accepts, between dollar signs that balance', () => {
    const problems = questions.flatMap(({ key, question, options, note }) =>
      [question, note ?? '', ...options].flatMap(text => problemsOf(text).map(problem => `${key}: ${problem}`)),
    )
    expect(problems).toEqual([])
  })

  it('keeps digits inside formulas, and words in their language', () => {
    const prose = questions.map(({ key, language, question, note }) => ({ key, language, words: split(`${question} ${note}`).words }))
    expect(prose.filter(({ words }) => /[\d\u0660-\u0669\u06F0-\u06F9\\{}^_]/.test(words))).toEqual([])
    expect(prose.filter(({ language, words }) => /[\u0600-\u06FF]/.test(words) !== (language === 'ar'))).toEqual([])
    expect(prose.filter(({ language, words }) => language === 'ar' && /[A-Za-z]/.test(words))).toEqual([])
  })

  it('explains every answer', () => {
    expect(questions.filter(({ note }) => !note?.trim())).toEqual([])
  })

  it('gets harder within every category', () => {
    for (const slug of slugs) {
      const difficulties = new Set(english.filter(({ category }) => category === slug).map(({ difficulty }) => difficulty))
      expect(difficulties.size, slug).toBeGreaterThan(20)
    }
    expect(questions.every(({ difficulty }) => Number.isFinite(difficulty))).toBe(true)
  })

  it.each(slugs)('confirms the right answers of %s by an independent method', slug => {
    const opinions = english.filter(({ category }) => category === slug).map(draft => ({ key: draft.key, opinion: secondOpinion(draft) }))
    expect(opinions.filter(({ opinion }) => opinion === false)).toEqual([])
    expect(opinions.filter(({ opinion }) => opinion === true).length).toBeGreaterThanOrEqual(50)
  })

  it('puts the largest fraction first', () => {
    const comparisons = english.filter(({ key }) => key.includes(':largest-'))
    expect(comparisons.length).toBeGreaterThan(0)
    for (const { options } of comparisons) {
      const values = options.map(option => numbersOf(option)[0] ?? NaN)
      expect(Math.max(...values)).toBe(values[0])
    }
  })
})

function hasEqualValues(options: string[]): boolean {
  const values = options.map(numbersOf)
  return values.some((one, i) =>
    values.some((other, j) => i < j && one.every((number, place) => isNear(number, other[place] ?? NaN, 1e-9))),
  )
}

function problemsOf(text: string): string[] {
  const { formulas, words } = split(text)
  const stray = words.includes('$') ? [`a stray dollar sign in ${text}`] : []
  return [...stray, ...formulas.flatMap(formula => rejection(bare(formula)))]
}

function rejection(formula: string): string[] {
  try {
    katex.renderToString(formula, { throwOnError: true, strict: 'error' })
    return []
  } catch (error) {
    return [`${formula}: ${String(error)}`]
  }
}
