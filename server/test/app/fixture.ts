// A small fixed catalogue for tests, with the right answers.

import type { CategoryType } from '@trivium/contract/bank/catalogue'
import type { Q } from '@trivium/contract/play/plays'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import { keyAt } from '@trivium/rules/play/plays/grading'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'
import { seededRandom, shuffled } from '@trivium/rules/platform/random'
import type { Db } from '../../src/platform/db/connect.ts'
import { modePlaces, soundOf } from '../games/mode-targets.ts'

/** The categories with their content, each for a kind of test. */
const places = [
  { slug: 'science', levels: 3, types: ['multiple_choice', 'true_false', 'multi_select', 'sequence'] },
  { slug: 'history', levels: 0, types: [] },
  { slug: 'ancient', parent: 'history', levels: 3, types: ['multiple_choice'] },
  { slug: 'modern', parent: 'history', levels: 2, types: ['multiple_choice'] },
  { slug: 'treasures', isPremium: true, price: 30, levels: 2, types: ['multiple_choice'] },
  { slug: 'claims', levels: 2, types: ['true_false'] },
  { slug: 'sets', levels: 1, types: ['multi_select', 'sequence'] },
  /** Only as many questions as one play has, so that a skip finds no replacement. */
  { slug: 'scarce', levels: 1, types: ['multiple_choice'], perLevel: 10 },
  ...modePlaces,
] as const satisfies readonly FixtureCategory[]

export interface FixtureCategory {
  /** Defaults to the quiz zone. */
  type?: CategoryType
  slug: string
  parent?: string
  isPremium?: boolean
  price?: number
  levels: number
  types: readonly QuestionType[]
  perLevel?: number
  /** The words to guess in each language. */
  words?: Record<Code, readonly string[]>
  /** Other right words, by the index of the word. */
  accepted?: Record<Code, Readonly<Record<number, string[]>>>
  /** The number of reading texts among which the questions are divided. */
  passages?: number
  /** Defaults to both; only the first level is in Arabic. */
  languages?: readonly Code[]
}

type Code = 'en' | 'ar'

export type PlaceSlug = (typeof places)[number]['slug']
const questionsPerLevel = 12

export interface FixtureQuestion {
  id: number
  place: string
  level: number
  question_type: QuestionType
  /** In the author's order. */
  options: string[]
  answer: number[]
  /** Guess the word only. */
  word: string | null
  /** Other right words. */
  accepted: string[]
  /** Matching only: `answer` has the index of the match of each option. */
  matches: string[]
  number: NumberKey | null
  note: string
}

export interface Fixture {
  languages: Record<Code, number>
  categories: Record<PlaceSlug, number>
  /** Ids of the reading texts in each language, in order. */
  passages: Record<Code, number[]>
  /** Right answers by question id. */
  known: Map<number, FixtureQuestion>
  /** The right answer to the question, in the order shown. */
  right: (question: Q) => string
  /** A valid but wrong answer. */
  wrong: (question: Q) => string
}

export async function loadFixture(db: Db): Promise<Fixture> {
  const languages = await insertLanguages(db)
  const categories = await insertCategories(db)
  const passages = await insertPassages(db, categories.stories, languages)
  const known = await insertQuestions(db, { categories, languages, passages })
  const find = (id: number) => {
    const question = known.get(id)
    if (!question) throw new Error(`question ${id} is not of the fixture`)
    return question
  }
  return {
    languages,
    categories,
    passages,
    known,
    right: question => rightTo(question, find(question.id)),
    wrong: question => wrongTo(question, find(question.id)),
  }
}

function rightTo(question: Q, known: FixtureQuestion): string {
  if (known.number) return String(known.number.value)
  return known.word ?? keysOf(question, known.answer, known)
}

function wrongTo(question: Q, known: FixtureQuestion): string {
  if (known.number) return String(known.number.value + known.number.tolerance + 1)
  return known.word === null ? keysOf(question, wrongAnswer(known), known) : 'wrong'
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
    const { type = 'quiz_zone', slug, parent, isPremium, price }: FixtureCategory = place
    const row = await db
      .insertInto('categories')
      .values({
        type,
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
    words: idOf('words'),
    sounds: idOf('sounds'),
    rarities: idOf('rarities'),
    numbers: idOf('numbers'),
    primes: idOf('primes'),
    sums: idOf('sums'),
    mixes: idOf('mixes'),
    stories: idOf('stories'),
  }
}

/** In each language a text of 430 words with a script that must not reach a browser, and a shorter second text. */
async function insertPassages(db: Db, categoryId: number, languages: Record<Code, number>): Promise<Record<Code, number[]>> {
  const html = '<p>Once upon a time.</p><script>alert(1)</script>'
  const insert = async (code: Code) => {
    const rows = [430, 90].map((words, position) => ({
      key: `stories:${position}:${code}`,
      category_id: categoryId,
      language_id: languages[code],
      title: `Story ${position} ${code}`,
      html,
      content_url: null,
      words,
      position,
    }))
    const inserted = await db.insertInto('passages').values(rows).returning('id').execute()
    return inserted.map(({ id }) => id).toSorted((a, b) => a - b)
  }
  return { en: await insert('en'), ar: await insert('ar') }
}

interface Inserted {
  categories: Record<PlaceSlug, number>
  languages: Record<Code, number>
  passages: Record<Code, number[]>
}

async function insertQuestions(db: Db, inserted: Inserted) {
  const drafts = places.flatMap(place => draftsOf(place, inserted.categories[place.slug]))
  const sounds = drafts.filter(draft => draft.question_type === 'audio').map(draft => soundOf(draft.key))
  await db.insertInto('media').values(sounds).execute()
  const rows = drafts.map(draft => rowOf(draft, inserted))
  const returned = await db.insertInto('questions').values(rows).returning(['id', 'key']).execute()
  const byKey = new Map(drafts.map(draft => [`${draft.key}:${draft.code}`, draft]))
  return new Map(
    returned.map(({ id, key }) => {
      const draft = byKey.get(key)
      if (!draft) throw new Error(`nobody drafted ${key}`)
      return [id, { ...draft, id }]
    }),
  )
}

interface Draft extends Omit<FixtureQuestion, 'id'> {
  key: string
  code: Code
  categoryId: number
  /** The index of the reading text that the question is about. */
  passage: number | null
}

function draftsOf(place: FixtureCategory, categoryId: number): Draft[] {
  const perLevel = place.perLevel ?? questionsPerLevel
  return Array.from({ length: place.levels * perLevel }, (_, index) => {
    const level = 1 + Math.floor(index / perLevel)
    const question_type = place.types[index % place.types.length] ?? 'multiple_choice'
    const key = `${place.slug}:${level}:${index % perLevel}`
    const passage = place.passages === undefined ? null : index % place.passages
    const draft = {
      key,
      place: place.slug,
      categoryId,
      level,
      question_type,
      passage,
      note: `Noted: ${key}.`,
      ...typedContent(question_type, key),
    }
    const accepted = (code: Code) => place.accepted?.[code][index] ?? []
    const codes = (place.languages ?? ['en', 'ar']).filter(code => code === 'en' || level === 1)
    return codes.map(code => ({ ...draft, code, word: place.words?.[code][index] ?? null, accepted: accepted(code) }))
  }).flat()
}

/** All options look similar, so that their wording does not reveal the right one. */
export function typedContent(type: QuestionType, key: string): Pick<FixtureQuestion, 'options' | 'answer' | 'matches' | 'number'> {
  const none = { options: [], answer: [], matches: [], number: null }
  if (type === 'guess_the_word') return none
  const random = seededRandom([...key].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) >>> 0, 7))
  // Value and tolerance occur nowhere else in a reply.
  const number = () => ({ value: 7_000_000 + Math.floor(random() * 1e6), tolerance: 20 + Math.floor(random() * 1e4) / 1024, unit: 'm' })
  if (type === 'number') return { ...none, number: number() }
  if (type === 'true_false') return { ...none, options: ['True', 'False'], answer: [random() < 0.5 ? 0 : 1] }
  const fourTexts = () =>
    Array.from({ length: 4 }, () =>
      Math.floor(random() * 36 ** 6)
        .toString(36)
        .padStart(6, '0'),
    )
  const options = fourTexts()
  const order = shuffled([0, 1, 2, 3], random)
  const count = { multi_select: 2, sequence: 4, matching: 4 }[String(type)] ?? 1
  return { ...none, options, answer: order.slice(0, count), matches: type === 'matching' ? fourTexts() : [] }
}

function rowOf(draft: Draft, { languages, passages }: Inserted) {
  return {
    key: `${draft.key}:${draft.code}`,
    category_id: draft.categoryId,
    language_id: languages[draft.code],
    level: draft.level,
    question_type: draft.question_type,
    question: `What of ${draft.key}?`,
    audio: draft.question_type === 'audio' ? soundOf(draft.key).name : null,
    passage_id: draft.passage === null ? null : (passages[draft.code][draft.passage] ?? null),
    options: JSON.stringify(draft.options.map(text => ({ text, image: null }))),
    answer: draft.answer,
    word: draft.word,
    accepted: draft.accepted,
    matches: JSON.stringify(draft.matches.map(text => ({ text, image: null }))),
    number: draft.number && JSON.stringify(draft.number),
    note: draft.note,
  }
}

function wrongAnswer({ question_type, options, answer }: FixtureQuestion): number[] {
  if (question_type === 'sequence' || question_type === 'matching') return answer.toReversed()
  const others = options.map((_, index) => index).filter(index => !answer.includes(index))
  return others.slice(0, 1)
}

const keyOf = (question: Q, text: string | undefined) => keyAt(question.options.findIndex(option => option.text === text))

function keysOf(question: Q, indexes: number[], { options, matches }: FixtureQuestion): string {
  if (question.question_type !== 'matching') return indexes.map(index => keyOf(question, options[index])).join(',')
  const matchKeyOf = (match: number) => question.matches.find(({ text }) => text === matches[match])?.key ?? ''
  return indexes.map((match, option) => `${keyOf(question, options[option])}-${matchKeyOf(match)}`).join(',')
}
