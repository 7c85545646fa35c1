// One maths question in all languages, and its conversion to a draft.

import { draftDefaults } from '../derived/draft.ts'
import { chooseEvenly } from '../choose-evenly.ts'
import { contentLanguages } from '@trivium/content/types'
import type { Draft } from '../draft-types.ts'
import type { ContentLanguage, LocalText } from '@trivium/content/types'
import { distinctMistakes } from './options.ts'
import type { Option, Options } from './options.ts'

export interface MathsFact extends Options {
  subject: string
  difficulty: number
  question: LocalText
  /** The worked solution. */
  note: LocalText
}

/** The place of the questions: one category, or a subcategory for each. */
type Place = string | { category: string; subcategoryOf: (fact: MathsFact) => string }

export function draftsOfFacts(place: Place, facts: MathsFact[]): Draft[] {
  const chosen = chooseEvenly(facts.map(choosable))
  return contentLanguages.flatMap(language => chosen.map(({ fact, right, wrong }) => draftOf(place, language, fact, [right, ...wrong])))
}

function choosable(fact: MathsFact) {
  const written = ({ tex }: Option) => `$${tex}$`
  return { fact, subject: fact.subject, question: fact.question.en, right: written(fact.right), wrong: distinctMistakes(fact).map(written) }
}

function draftOf(place: Place, language: ContentLanguage, fact: MathsFact, options: string[]): Draft {
  const { category, subcategoryOf } = typeof place === 'string' ? { category: place, subcategoryOf: () => null } : place
  return {
    ...draftDefaults,
    key: `ma:${language}:${category}:${fact.subject}`,
    type: 'maths',
    categoryType: 'maths',
    category,
    subcategory: subcategoryOf(fact),
    language,
    difficulty: fact.difficulty,
    question: fact.question[language],
    options,
    answer: [0],
    note: fact.note[language],
    image: null,
    source: null,
  }
}

/** The subject in a question's key, such as `linear-3-m5` (m for minus). */
export function slug(kind: string, ...numbers: (number | string)[]): string {
  return [kind, ...numbers.map(number => String(number).replace(/^-/, 'm'))].join('-')
}

/** The difficulty: that of the kind of question (0–100), plus an amount that grows with the numbers. */
export function hardness(kind: number, ...numbers: number[]): number {
  return kind + numbers.reduce((sum, number) => sum + Math.log2(1 + Math.abs(number)), 0)
}

type Row = [number, number, number, number, number, number]

/** Parses `6:7 7:8`, the format of tables on one line. Missing values are zero. */
export function rowsIn(text: string): Row[] {
  return text.split(' ').map(row => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = row.split(':').map(Number)
    return [a, b, c, d, e, f]
  })
}
