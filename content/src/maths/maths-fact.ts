// One maths question in all languages, and how it becomes a draft.

import { draftDefaults } from '../derived/draft.ts'
import { spreadBySize } from '../spread-by-size.ts'
import { contentLanguages } from '../types.ts'
import type { ContentLanguage, Draft, LocalText } from '../types.ts'
import { distinctMistakes } from './options.ts'
import type { Options } from './options.ts'

export interface MathsFact extends Options {
  subject: string
  difficulty: number
  question: LocalText
  /** The worked solution. */
  note: LocalText
}

export function draftsOfFacts(category: string, facts: MathsFact[]): Draft[] {
  const distinct = facts.map(fact => ({ ...fact, wrong: distinctMistakes(fact) }))
  const chosen = spreadBySize(distinct, ({ size = NaN }) => size)
  return contentLanguages.flatMap(language => chosen.map(fact => draftOf(category, language, fact)))
}

function draftOf(category: string, language: ContentLanguage, fact: MathsFact): Draft {
  return {
    ...draftDefaults,
    key: `ma:${language}:${category}:${fact.subject}`,
    type: 'maths',
    categoryType: 'maths',
    category,
    subcategory: null,
    language,
    difficulty: fact.difficulty,
    question: fact.question[language],
    options: [fact.right, ...fact.wrong].map(({ tex }) => `$${tex}$`),
    answer: [0],
    note: fact.note[language],
    image: null,
    source: null,
  }
}

/** `linear-3-m5`: what a question is about, in a key. */
export function slug(kind: string, ...numbers: (number | string)[]): string {
  return [kind, ...numbers.map(number => String(number).replace(/^-/, 'm'))].join('-')
}

/** How hard a kind of question is (0–100), and how much larger numbers add. */
export function hardness(kind: number, ...numbers: number[]): number {
  return kind + numbers.reduce((sum, number) => sum + Math.log2(1 + Math.abs(number)), 0)
}

type Row = [number, number, number, number, number, number]

/** `6:7 7:8`, for tables on one line. What a row leaves out is zero. */
export function rowsIn(text: string): Row[] {
  return text.split(' ').map(row => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = row.split(':').map(Number)
    return [a, b, c, d, e, f]
  })
}
