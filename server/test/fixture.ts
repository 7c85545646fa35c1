// A small fixed catalogue for tests, and who knows its answers.

import type { Q, QuestionType } from '@trivium/contract/plays'
import { keyAt } from '@trivium/rules/grading'
import { seededRandom, shuffled } from '@trivium/rules/random'
import type { Db } from '../src/db/connect.ts'

/** Categories, what they hold and why tests want them. */
const places = [
  { slug: 'science', levels: 3, types: ['multiple_choice', 'true_false', 'multi_select', 'sequence'] },
  { slug: 'history', levels: 0, types: [] },
  { slug: 'ancient', parent: 'history', levels: 3, types: ['multiple_choice'] },
  { slug: 'modern', parent: 'history', levels: 2, types: ['multiple_choice'] },
  { slug: 'treasures', isPremium: true, price: 30, levels: 2, types: ['multiple_choice'] },
  { slug: 'claims', levels: 2, types: ['true_false'] },
  { slug: 'sets', levels: 1, types: ['multi_select', 'sequence'] },
  /** As many questions as a play shows: a skip finds nothing. */
  { slug: 'scarce', levels: 1, types: ['multiple_choice'], perLevel: 10 },
] as const satisfies readonly Place[]

interface Place {
  slug: string
  parent?: string
  isPremium?: boolean
  price?: number
  levels: number
  types: readonly QuestionType[]
  perLevel?: number
}

export type PlaceSlug = (typeof places)[number]['slug']
export const questionsPerLevel = 12

export interface Known {
  id: number
  place: string
  level: number
  question_type: QuestionType
  /** In the author's order. */
  options: string[]
  answer: number[]
  note: string
}

export interface Fixture {
  languages: { en: number; ar: number }
  categories: Record<PlaceSlug, number>
  /** By question id. */
  known: Map<number, Known>
  /** What a player who knows it all answers to this question, in the order shown. */
  right: (question: Q) => string
  /** A possible answer that is wrong. */
  wrong: (question: Q) => string
}

export async function loadFixture(db: Db): Promise<Fixture> {
  const languages = await insertLanguages(db)
  const categories = await insertCategories(db)
  const known = await insertQuestions(db, categories, languages)
  const find = (id: number) => {
    const question = known.get(id)
    if (!question) throw new Error(`question ${id} is not of the fixture`)
    return question
  }
  return {
    languages,
    categories,
    known,
    right: question => keysOf(question, find(question.id).answer, find(question.id)),
    wrong: question => keysOf(question, wrongAnswer(find(question.id)), find(question.id)),
  }
}

async function insertLanguages(db: Db) {
  const rows = [
    { code: 'en', name: 'English', is_default: true },
    { code: 'ar', name: 'العربية', rtl: true },
  ]
  const [en, ar] = await db.insertInto('languages').values(rows).returning('id').execute()
  if (!en || !ar) throw new Error('languages were not inserted')
  return { en: en.id, ar: ar.id }
}

async function insertCategories(db: Db): Promise<Record<PlaceSlug, number>> {
  const ids = new Map<string, number>()
  for (const [position, place] of places.entries()) {
    const { slug, parent, isPremium, price }: Place = place
    const row = await db
      .insertInto('categories')
      .values({
        type: 'quiz_zone',
        slug,
        parent_id: parent ? ids.get(parent) : null,
        names: JSON.stringify({ en: slug, ar: `${slug} ar` }),
        is_premium: isPremium ?? false,
        price: price ?? null,
        position,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(slug, row.id)
  }
  const idOf = (slug: PlaceSlug) => ids.get(slug) ?? 0
  return {
    science: idOf('science'),
    history: idOf('history'),
    ancient: idOf('ancient'),
    modern: idOf('modern'),
    treasures: idOf('treasures'),
    claims: idOf('claims'),
    sets: idOf('sets'),
    scarce: idOf('scarce'),
  }
}

async function insertQuestions(db: Db, categories: Record<PlaceSlug, number>, languages: { en: number; ar: number }) {
  const drafts = places.flatMap(place => draftsOf(place).map(draft => ({ ...draft, categoryId: categories[place.slug] })))
  const rows = drafts.flatMap(draft => [rowOf(draft, languages.en, 'en'), ...(draft.level === 1 ? [rowOf(draft, languages.ar, 'ar')] : [])])
  const inserted = await db.insertInto('questions').values(rows).returning(['id', 'key']).execute()
  const byKey = new Map(drafts.map(draft => [draft.key, draft]))
  return new Map(
    inserted.map(({ id, key }) => {
      const draft = byKey.get(key.slice(0, key.lastIndexOf(':')))
      if (!draft) throw new Error(`nobody drafted ${key}`)
      return [id, { ...draft, id }]
    }),
  )
}

type Draft = Omit<Known, 'id'> & { key: string }

function draftsOf(place: Place): Draft[] {
  const perLevel = place.perLevel ?? questionsPerLevel
  return Array.from({ length: place.levels * perLevel }, (_, index) => {
    const level = 1 + Math.floor(index / perLevel)
    const question_type = place.types[index % place.types.length] ?? 'multiple_choice'
    const key = `${place.slug}:${level}:${index % perLevel}`
    const note = `Noted: ${key}.`
    return { key, place: place.slug, level, question_type, note, ...optionsOf(question_type, key) }
  })
}

/** All options of a question look alike: nothing about their words tells which is right. */
function optionsOf(type: QuestionType, key: string): { options: string[]; answer: number[] } {
  const random = seededRandom([...key].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) >>> 0, 7))
  if (type === 'true_false') return { options: ['True', 'False'], answer: [random() < 0.5 ? 0 : 1] }
  const options = Array.from({ length: 4 }, () =>
    Math.floor(random() * 36 ** 6)
      .toString(36)
      .padStart(6, '0'),
  )
  const order = shuffled([0, 1, 2, 3], random)
  const count = { multi_select: 2, sequence: 4 }[String(type)] ?? 1
  return { options, answer: order.slice(0, count) }
}

function rowOf(draft: Draft & { categoryId: number }, languageId: number, code: string) {
  return {
    key: `${draft.key}:${code}`,
    category_id: draft.categoryId,
    language_id: languageId,
    level: draft.level,
    question_type: draft.question_type,
    question: `What of ${draft.key}?`,
    options: JSON.stringify(draft.options.map(text => ({ text, image: null }))),
    answer: draft.answer,
    note: draft.note,
  }
}

function wrongAnswer({ question_type, options, answer }: Known): number[] {
  if (question_type === 'sequence') return answer.toReversed()
  const others = options.map((_, index) => index).filter(index => !answer.includes(index))
  return others.slice(0, 1)
}

function keysOf(question: Q, indexes: number[], { options }: Known): string {
  return indexes.map(index => keyAt(question.options.findIndex(option => option.text === options[index]))).join(',')
}
