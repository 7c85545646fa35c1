// A question as every format hands it over, and what must be true of it. Formats differ in how they say it; what is right is decided here.

import { createHash } from 'node:crypto'
import { categoryTypes } from '@trivium/contract/catalogue'
import type { QuestionType } from '@trivium/contract/play-names'
import { questionTypes } from '@trivium/contract/play-names'
import { lettersOf } from '@trivium/rules/words'
import { mostMatches, mostOptions } from '@trivium/contract/question-form'
import type { NumberKey } from '@trivium/rules/numbers'
import type { QuestionSource } from '../db/play-tables.ts'
import { slugOf } from './slug.ts'
import { speaksOfOthers } from './speaks-of-others.ts'

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
  /** What its source calls it: it counts within a source that the editor has named. */
  externalId: string | null
  /** The folder within the archive that names of pictures and sounds are relative to. */
  beside: string | null
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
  /** Other right words. */
  accepted: string[]
  matches: DraftMatch[]
  number: NumberKey | null
  keepsOrder: boolean
  tags: string[]
  note: string | null
  /** One for each option, where any has one: told once the question was answered. */
  remarks: (string | null)[]
  /** Pictures in words: one for each option, where any has one. */
  optionImageTexts: (string | null)[]
  imageText: string | null
  /** Names of files beside the questions; once they were looked up, of media. */
  image: string | null
  audio: string | null
  audioText: string | null
  fact: string | null
  /** Key of the text it is about. */
  passage: string | null
  source: QuestionSource | null
  marks: number | null
  /** Percent of the marks that each option is worth, where any is said. */
  shares: number[]
  /** Marks that a wrong answer takes away. */
  minusMarks: number | null
  isActive: boolean
}

interface RowInFile {
  row: number
  /** Helps to find the row. */
  text: string
  /** Of an archive with several files: the one it stands in. */
  file?: string | undefined
}

export type ImportRow =
  | (RowInFile & { question: ImportedQuestion; lost: string[] })
  /** `refused` says what is wrong with it. */
  | (RowInFile & { refused: string })

/** The whole file is unusable: the message is shown without a stack. */
export class ImportError extends Error {}

export interface DraftMatch {
  text: string
  /** Named like those of options. */
  image: string | null
  imageText?: string | null
}

/** What a format found; what it leaves out is worked out. */
export interface Draft {
  type?: string | null
  question: string
  options?: string[]
  optionImages?: (string | null)[]
  answer?: number[]
  word?: string | null
  /** Right words beside `word`. */
  accepted?: readonly string[]
  /** Matching: what the options are matched with; `answer` has the index of the match of each option. */
  matches?: readonly DraftMatch[]
  number?: NumberKey | null
  /** The options are shown in the order of the file. */
  keepsOrder?: boolean
  tags?: readonly string[]
  /** Of each option: what is said of it once the question was answered. */
  remarks?: readonly (string | null)[]
  imageText?: string | null
  optionImageTexts?: readonly (string | null)[]
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
  /** What a wrong answer takes away, in steps of 0.25. */
  minusMarks?: number | null
  /** Percent of each option, from -100 to 100. */
  shares?: readonly number[]
  isActive?: boolean
  /** The key of the bank; one that has not its form is taken for an external id. */
  ownKey?: string | null
  /** What another system calls it. */
  externalId?: string | null
  /** The folder within the archive that names of pictures and sounds are relative to; '' is its root. Null: that of the file of questions. */
  beside?: string | null
  /** Of an archive with several files: the one it stands in. */
  file?: string
  /** What stands as its category is a name, even where it is a number. */
  isPlaceName?: boolean
  /** What this row has in its file and a question of ours cannot hold, in sentences. */
  lost?: readonly string[]
}

const longest = { question: 2000, option: 500, note: 2000, word: 60, name: 120, tag: 60 }
export { mostMatches, mostOptions } from '@trivium/contract/question-form'

/** @returns the question, or the first thing that is wrong with it */
export function checked(row: number, draft: Draft): ImportRow {
  const text = draft.question.slice(0, 200).toWellFormed().replaceAll('\0', '')
  const problem = problemOf(draft)
  const place = { row, text, file: draft.file }
  return problem ? { ...place, refused: problem } : { ...place, question: questionOf(draft), lost: [...new Set(draft.lost)] }
}

function problemOf(draft: Draft): string | null {
  const type = typeOf(draft)
  if (!isType(type)) return `type: ${type.slice(0, 40)} is none of ${questionTypes.join(', ')}`
  const { question, word = null, note, level, marks, ownKey, image, audio, audioText } = draft
  return (
    problemOfText('question', question, longest.question) ??
    problemOfChoices(draft) ??
    (note ? problemOfText('note', note, longest.note) : null) ??
    (word === null ? null : problemOfText('answer', word, longest.word)) ??
    problemOfExtras(draft) ??
    problemOfParts(draft) ??
    problemOfNames({
      image,
      audio,
      audioText,
      key: ownKey,
      external_id: draft.externalId,
      category: draft.category,
      subcategory: draft.subcategory,
    }) ??
    problemOfOrigin(draft) ??
    problemOfAnswer(type, draft) ??
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

function problemOfAnswer(
  type: QuestionType,
  { word = null, options = [], answer = [], matches = [], number = null, accepted = [] }: Draft,
) {
  if (matches.length > 0 && type !== 'matching') return 'matches: belong to questions of the type matching'
  if (number !== null && type !== 'number') return 'number: belongs to questions of the type number'
  if (accepted.length > 0 && type !== 'guess_the_word') return 'accepted: is for words to guess'
  if (type === 'guess_the_word') return problemOfWord(word, options)
  if (type === 'number') return problemOfValue(number, options)
  if (type === 'matching') return problemOfPairs(options, matches, answer)
  return problemOfOptions(type, options, answer)
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

/** A picture may stand alone where it has a text for readers. */
function problemOfChoices({ options = [], optionImages = [], optionImageTexts = [], matches = [] }: Draft): string | null {
  const choices = [
    ...options.map((text, index) => ({
      ...{ name: `option ${index + 1}`, text, image: optionImages[index] ?? null, words: optionImageTexts[index] ?? null },
    })),
    ...matches.map(({ text, image, imageText = null }, index) => ({ name: `match ${index + 1}`, text, image, words: imageText })),
  ]
  return firstOf(
    choices.map(({ name, text, image, words }) => {
      if (words !== null && words !== '') return problemOfText(`${name}: its picture in words`, words, longest.option)
      if (text.trim() !== '' || image === null) return problemOfText(name, text, longest.option)
      return `${name}: is a picture without words for readers`
    }),
  )
}

function problemOfExtras({ accepted = [], remarks = [], tags = [], imageText }: Draft): string | null {
  return (
    firstOf(accepted.map(word => problemOfText('accepted', word, longest.word))) ??
    firstOf(remarks.map(remark => (remark ? problemOfText('remark', remark, longest.option) : null))) ??
    firstOf(tags.map(tag => problemOfText('tag', tag, longest.tag))) ??
    (tags.length > 20 ? 'tags: are more than 20' : null) ??
    (accepted.length > 20 ? 'accepted: are more than 20 words' : null) ??
    (imageText ? problemOfText('the picture in words', imageText, longest.option) : null)
  )
}

/** Marks in parts. */
function problemOfParts({ shares = [], options = [], minusMarks = null }: Draft): string | null {
  if (shares.length > 0 && shares.length !== options.length) return 'shares: are not one for each option'
  if (shares.some(share => !(share >= -100 && share <= 100))) return 'shares: are not from -100 to 100'
  if (minusMarks !== null && !(minusMarks >= 0 && minusMarks <= 100 && Number.isInteger(minusMarks * 4)))
    return 'minus marks: is no step of 0.25 from 0 to 100'
  return null
}

function problemOfValue(number: NumberKey | null, options: string[]): string | null {
  if (number === null) return 'number: is missing'
  if (options.length > 0) return 'options: are none where a number is asked for'
  if (!Number.isFinite(number.value) || Math.abs(number.value) > 1e15) return 'number: is too large'
  if (!(number.tolerance >= 0 && number.tolerance <= 1e15)) return 'tolerance: is no number from 0 on'
  return number.unit === null ? null : problemOfText('unit', number.unit, 20)
}

function problemOfPairs(options: string[], matches: readonly DraftMatch[], answer: number[]): string | null {
  if (options.length < 2) return 'has fewer than two pairs'
  if (options.length > mostOptions) return `has more than ${mostOptions} pairs`
  if (matches.length < 2) return 'has fewer than two matches'
  if (matches.length > mostMatches) return `has more than ${mostMatches} matches`
  if (hasTwins(options.map(text => [text, null]))) return 'two of its options are the same'
  if (hasTwins(matches.map(({ text, image }) => [text, image]))) return 'two of its matches are the same'
  return answer.length === options.length && answer.every(index => index >= 0 && index < matches.length)
    ? null
    : 'answer: does not say the match of every option'
}

const hasTwins = (choices: [string, string | null][]) =>
  new Set(choices.map(([text, image]) => JSON.stringify([text.trim(), image]))).size < choices.length

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
function typeOf({ type, word, number, matches = [], audio, options = [], answer = [] }: Draft): string {
  if (type) return type
  if (word) return 'guess_the_word'
  if (number) return 'number'
  if (matches.length > 0) return 'matching'
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

/** Keys of the bank say where a question comes from. A stranger's `1` or `q-17` is none of them. */
const ownKeys = /^[a-z][a-z0-9-]*:./

function questionOf(found: Draft): ImportedQuestion {
  const named = typeOf(found)
  const type = isType(named) ? named : 'multiple_choice'
  const draft = withTrueFirst(type, found)
  const { options = [], answer: said = [] } = draft
  // A set in the order of its options; the order of a sequence is its answer.
  const answer = type === 'multi_select' ? said.toSorted((one, other) => one - other) : said
  const question = {
    type,
    question: draft.question,
    options,
    answer,
    word: draft.word ?? null,
    ...(draft.number && { number: draft.number }),
    ...(draft.matches?.length && { matches: [...draft.matches] }),
    image: draft.image || null,
    audio: draft.audio || null,
  }
  const ownKey = draft.ownKey && ownKeys.test(draft.ownKey) ? draft.ownKey : null
  return {
    ...{ matches: [], number: null },
    ...question,
    accepted: [...(draft.accepted ?? [])],
    keepsOrder: draft.keepsOrder ?? (hasOptionsToShuffle(type) && speaksOfOthers(options)),
    tags: [...new Set(draft.tags)],
    remarks: someOf(draft.remarks),
    imageText: draft.imageText || null,
    optionImageTexts: someOf(draft.optionImageTexts),
    key: ownKey ?? `import:${hashOf(question)}`,
    isOwn: ownKey !== null,
    externalId: draft.externalId || (ownKey === null ? draft.ownKey || null : null),
    beside: draft.beside ?? null,
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
    shares: [...(draft.shares ?? [])],
    minusMarks: draft.minusMarks ?? null,
    isActive: draft.isActive ?? true,
  }
}

const hasOptionsToShuffle = (type: QuestionType) => type === 'multiple_choice' || type === 'multi_select' || type === 'audio'

const someOf = (texts: readonly (string | null)[] = []) => (texts.some(Boolean) ? texts.map(text => text || null) : [])

/** True comes first, with whatever belongs to it. */
function withTrueFirst(type: QuestionType, draft: Draft): Draft {
  const { options = [], answer = [], optionImages, optionImageTexts, remarks, shares } = draft
  if (type !== 'true_false' || !isFalse(options[0]) || !isTrue(options[1])) return draft
  const turned = <Of>(list: readonly Of[] | undefined) => (list?.length === 2 ? list.toReversed() : undefined)
  return {
    ...draft,
    options: options.toReversed(),
    answer: answer.map(index => 1 - index),
    optionImages: turned(optionImages),
    optionImageTexts: turned(optionImageTexts),
    remarks: turned(remarks),
    shares: turned(shares),
  }
}

const placeTypes: Partial<Record<QuestionType, CategoryType>> = {
  multi_select: 'multi_match',
  sequence: 'multi_match',
  matching: 'multi_match',
  guess_the_word: 'guess_the_word',
  audio: 'audio',
  maths: 'maths',
}

function placeOf(type: QuestionType, { categoryType, category, subcategory, slugs, isPlaceName }: Draft): ImportedPlace {
  const stated = categoryType && isCategoryType(categoryType) ? categoryType : null
  const number = isPlaceName
    ? null
    : subcategory && /^\d{1,9}$/.test(subcategory)
      ? subcategory
      : category && /^\d{1,9}$/.test(category)
        ? category
        : null
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
