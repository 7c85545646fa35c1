// A question as every format hands it over, and what must be true of it. Formats differ in how they say it; what is right is decided here.

import { createHash } from 'node:crypto'
import { categoryTypes } from '@trivium/contract/catalogue'
import type { QuestionType } from '@trivium/contract/play-names'
import { questionTypes } from '@trivium/contract/play-names'
import { lettersOf } from '@trivium/rules/words'
import type { QuestionSource } from '../db/play-tables.ts'
import { slugOf } from './slug.ts'

export type Difficulty = 'easy' | 'medium' | 'hard'
type CategoryType = (typeof categoryTypes)[number]

export interface ImportedPlace {
  type: CategoryType
  /** Null: where the import puts what names none. */
  category: string | null
  subcategory: string | null
  /** Of our own files, which say exactly where. */
  slugs: { category: string; subcategory: string | null } | null
  /** A number that a file gives instead of a name. */
  categoryId: number | null
}

export interface ImportedQuestion {
  /** Names the question in every file of its format, so that a second import knows it again. */
  key: string
  /** The key is the bank's own. */
  isOwn: boolean
  place: ImportedPlace
  level: number | null
  difficulty: Difficulty | number
  /** Code; null: the language of the import. */
  language: string | null
  type: QuestionType
  question: string
  /** For true_false, "true" comes first. */
  options: string[]
  /** One for each option, where any has a picture. */
  optionImages: (string | null)[]
  answer: number[]
  word: string | null
  note: string | null
  /** Names of files beside the questions; once they were looked up, of media. */
  image: string | null
  audio: string | null
  audioText: string | null
  fact: string | null
  /** Key of the text it is about. */
  passage: string | null
  source: QuestionSource | null
  marks: number | null
  isActive: boolean
}

export type ImportRow =
  | { row: number; text: string; question: ImportedQuestion; lost: string[] }
  /** `text` helps to find the row; `refused` says what is wrong with it. */
  | { row: number; text: string; refused: string }

/** The whole file is unusable: the message is shown without a stack. */
export class ImportError extends Error {}

/** What a format found; what it leaves out is worked out. */
export interface Draft {
  type?: string | null
  question: string
  options?: string[]
  optionImages?: (string | null)[]
  answer?: number[]
  word?: string | null
  category?: string | null
  subcategory?: string | null
  categoryType?: string | null
  slugs?: { category: string; subcategory: string | null } | null
  level?: number | null
  difficulty?: Difficulty | number | null
  language?: string | null
  note?: string | null
  image?: string | null
  audio?: string | null
  audioText?: string | null
  fact?: string | null
  passage?: string | null
  source?: QuestionSource | null
  marks?: number | null
  isActive?: boolean
  /** The key of the bank. */
  ownKey?: string | null
  /** What this row has in its file and a question of ours cannot hold, in sentences. */
  lost?: readonly string[]
}

const longest = { question: 2000, option: 500, note: 2000, word: 60, name: 120 }
export const mostOptions = 5

/** @returns the question, or the first thing that is wrong with it */
export function checked(row: number, draft: Draft): ImportRow {
  const text = draft.question.slice(0, 200).toWellFormed().replaceAll('\0', '')
  const problem = problemOf(draft)
  if (problem) return { row, text, refused: problem }
  return { row, text, question: questionOf(draft), lost: [...new Set(draft.lost)] }
}

function problemOf(draft: Draft): string | null {
  const type = typeOf(draft)
  if (!isType(type)) return `type: ${type.slice(0, 40)} is none of ${questionTypes.join(', ')}`
  const { question, options = [], answer = [], word = null, note, level, marks, ownKey, image, audio, audioText } = draft
  return (
    problemOfText('question', question, longest.question) ??
    firstOf(options.map((option, index) => problemOfText(`option ${index + 1}`, option, longest.option))) ??
    (note ? problemOfText('note', note, longest.note) : null) ??
    (word === null ? null : problemOfText('answer', word, longest.word)) ??
    problemOfNames({ image, audio, audioText, key: ownKey, category: draft.category, subcategory: draft.subcategory }) ??
    problemOfOrigin(draft) ??
    (type === 'guess_the_word' ? problemOfWord(word, options) : problemOfOptions(type, options, answer)) ??
    ((type === 'audio') === Boolean(audio)
      ? null
      : type === 'audio'
        ? 'audio: is missing'
        : 'audio: belongs to questions of the type audio') ??
    ((draft.optionImages?.length ?? 0) > mostOptions ? `option_images: are more than ${mostOptions}` : null) ??
    problemOfNumber('level', level, 100) ??
    problemOfNumber('marks', marks, 100) ??
    problemOfPlace(draft)
  )
}

const firstOf = (problems: (string | null)[]) => problems.find(problem => problem !== null) ?? null
const isType = (name: string): name is QuestionType => questionTypes.some(type => type === name)
const isCategoryType = (name: string): name is CategoryType => categoryTypes.some(type => type === name)

/** PostgreSQL cannot store NUL or lone surrogates; other control characters are invisible. */
const isStorable = (text: string) => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text)

function problemOfText(name: string, text: string, most: number): string | null {
  if (text.trim() === '') return `${name}: is empty`
  if (text.length > most) return `${name}: is longer than ${most} characters`
  return isStorable(text) ? null : `${name}: holds control characters`
}

function problemOfNames(names: Record<string, string | null | undefined>): string | null {
  return firstOf(
    Object.entries(names).map(([name, text]) => (text ? problemOfText(name, text, name === 'audioText' ? 500 : longest.name * 2) : null)),
  )
}

/** What the file says of the question beside what it asks. */
function problemOfOrigin({ fact, passage, slugs, language, source }: Draft): string | null {
  return (
    problemOfNames({ passage, category_slug: slugs?.category, subcategory_slug: slugs?.subcategory, language }) ??
    (fact ? problemOfText('fact', fact, longest.option) : null) ??
    firstOf(Object.entries(source ?? {}).map(([name, text]) => (text ? problemOfText(`source ${name}`, text, longest.note) : null)))
  )
}

function problemOfNumber(name: string, value: number | null | undefined, most: number): string | null {
  if (value === null || value === undefined) return null
  return Number.isInteger(value) && value >= 1 && value <= most ? null : `${name}: is no whole number from 1 to ${most}`
}

function problemOfPlace({ categoryType, difficulty }: Draft): string | null {
  if (categoryType && !isCategoryType(categoryType))
    return `category_type: ${categoryType.slice(0, 40)} is none of ${categoryTypes.join(', ')}`
  if (typeof difficulty === 'number' && !(difficulty >= 0 && difficulty <= 1)) return 'difficulty: is not between 0 and 1'
  return null
}

function problemOfWord(word: string | null, options: string[]): string | null {
  const letters = lettersOf(word ?? '')
  if (letters.count - letters.blanks.length < 2) return 'answer: is no word of two letters or more'
  return options.length > 0 ? 'options: are none where a word is to be guessed' : null
}

function problemOfOptions(type: QuestionType, options: string[], answer: number[]): string | null {
  if (options.length < 2) return 'has fewer than two answers to choose from'
  if (options.length > mostOptions) return `has more than ${mostOptions} answers to choose from`
  if (new Set(options.map(option => option.trim())).size < options.length) return 'two of its answers are the same'
  if (answer.length === 0) return 'answer: is missing'
  if (answer.some(index => !options[index])) return 'answer: names an option that is not there'
  if (new Set(answer).size < answer.length) return 'answer: names an option twice'
  return fitsType(type, answer.length, options.length) ? null : `answer: does not fit the type ${type}`
}

function fitsType(type: QuestionType, answers: number, options: number): boolean {
  if (type === 'multi_select') return true
  if (type === 'sequence') return answers === options
  return answers === 1 && (type !== 'true_false' || options === 2)
}

/** Where nobody says it, the question shows what it is. */
function typeOf({ type, word, audio, options = [], answer = [] }: Draft): string {
  if (type) return type
  if (word) return 'guess_the_word'
  if (audio) return 'audio'
  if (answer.length > 1) return 'multi_select'
  return isTrueFalse(options) ? 'true_false' : 'multiple_choice'
}

const trueWords = new Set(['true', 'verdadero', 'vrai', 'wahr', 'صحيح', 'صح'])
const falseWords = new Set(['false', 'falso', 'faux', 'falsch', 'خطأ', 'خاطئ'])
const folded = (text: string | undefined) => (text ?? '').trim().toLowerCase()
const isTrue = (text: string | undefined) => trueWords.has(folded(text))
const isFalse = (text: string | undefined) => falseWords.has(folded(text))

function isTrueFalse(options: string[]): boolean {
  const [one, two] = options
  return options.length === 2 && ((isTrue(one) && isFalse(two)) || (isFalse(one) && isTrue(two)))
}

/** How "true" and "false" read in the languages we know. */
export const wordsForTrue = (language: string | null): [string, string] =>
  language === 'es' ? ['Verdadero', 'Falso'] : language === 'ar' ? ['صحيح', 'خطأ'] : ['True', 'False']

function questionOf(draft: Draft): ImportedQuestion {
  const named = typeOf(draft)
  const type = isType(named) ? named : 'multiple_choice'
  const { options, answer } = inOrder(type, draft.options ?? [], draft.answer ?? [])
  const question = {
    type,
    question: draft.question,
    options,
    answer,
    word: draft.word ?? null,
    image: draft.image || null,
    audio: draft.audio || null,
  }
  return {
    ...question,
    key: draft.ownKey || `import:${hashOf(question)}`,
    isOwn: Boolean(draft.ownKey),
    place: placeOf(type, draft),
    level: draft.level ?? null,
    difficulty: draft.difficulty ?? 'medium',
    optionImages: draft.optionImages?.some(image => image !== null) ? draft.optionImages : [],
    language: draft.language || null,
    note: draft.note || null,
    audioText: draft.audioText || null,
    fact: draft.fact || null,
    passage: draft.passage || null,
    source: draft.source ?? null,
    marks: draft.marks ?? null,
    isActive: draft.isActive ?? true,
  }
}

/** True comes first, and a set in the order of its options; the order of a sequence is its answer. */
function inOrder(type: QuestionType, options: string[], answer: number[]): { options: string[]; answer: number[] } {
  if (type === 'true_false' && isFalse(options[0]) && isTrue(options[1])) {
    return { options: options.toReversed(), answer: answer.map(index => 1 - index) }
  }
  return { options, answer: type === 'multi_select' ? answer.toSorted((a, b) => a - b) : answer }
}

const placeTypes: Partial<Record<QuestionType, CategoryType>> = {
  multi_select: 'multi_match',
  sequence: 'multi_match',
  guess_the_word: 'guess_the_word',
  audio: 'audio',
  maths: 'maths',
}

function placeOf(type: QuestionType, { categoryType, category, subcategory, slugs }: Draft): ImportedPlace {
  const stated = categoryType && isCategoryType(categoryType) ? categoryType : null
  const number = subcategory && /^\d{1,9}$/.test(subcategory) ? subcategory : category && /^\d{1,9}$/.test(category) ? category : null
  return {
    type: stated ?? placeTypes[type] ?? 'quiz_zone',
    category: category || null,
    subcategory: subcategory || null,
    slugs: slugs ?? null,
    categoryId: number === null ? null : Number(number),
  }
}

const hashOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24)

/** Questions that share their levels. */
export const groupOf = ({ place: { type, category, subcategory } }: ImportedQuestion) =>
  JSON.stringify([type, category && slugOf(category), subcategory && slugOf(subcategory)])
