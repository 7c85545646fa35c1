// A question as every format hands it over, and its rules. Formats differ in notation; the rules are the same for all.

import { createHash } from 'node:crypto'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'
import type { QuestionSource } from '../../../platform/db/tables/play-tables.ts'
import type { CategoryType, Difficulty, Draft, DraftMatch } from './draft.ts'
import { isCategoryType, isType, problemOf } from './draft-problems.ts'
import { typeOf } from './draft-type.ts'
import { slugOf } from './slug.ts'
import { speaksOfOthers } from './speaks-of-others.ts'
import { isFalseWord, isTrueWord } from './true-words.ts'

export type { Difficulty, Draft, DraftMatch } from './draft.ts'
export { mostMatches, mostOptions } from '@trivium/contract/bank/question-form'

export interface ImportedPlace {
  type: CategoryType
  /** Null: the question goes into the import's category. */
  category: string | null
  subcategory: string | null
  /** From our own files, which identify the category exactly. */
  slugs: { category: string; subcategory: string | null } | null
  /** The number of a category, which a file may give instead of a name. */
  categoryId: number | null
}

export interface ImportedQuestion {
  /** The same in every file of the format, so that a second import recognises the question. */
  key: string
  /** Whether the key is one of the bank. */
  isOwn: boolean
  /** The question's name in its source; it counts only within a source that the editor has named. */
  externalId: string | null
  /** The folder within the archive to which names of pictures and sounds are relative. */
  mediaFolder: string | null
  place: ImportedPlace
  level: number | null
  difficulty: Difficulty | number
  /** Language code; null: the language of the import. */
  language: string | null
  type: QuestionType
  question: string
  /** For true_false, "true" comes first. */
  options: string[]
  /** One per option; empty when no option has a picture. */
  optionImages: (string | null)[]
  answer: number[]
  word: string | null
  /** Further right words. */
  accepted: string[]
  matches: DraftMatch[]
  number: NumberKey | null
  keepsOrder: boolean
  tags: string[]
  note: string | null
  /** One per option, shown after the answer; empty when no option has one. */
  remarks: (string | null)[]
  /** Descriptions of pictures, one per option; empty when no option has one. */
  optionImageTexts: (string | null)[]
  imageText: string | null
  /** File names beside the questions; after the look-up, media names. */
  image: string | null
  audio: string | null
  audioText: string | null
  fact: string | null
  /** Key of the text that the question is about. */
  passage: string | null
  source: QuestionSource | null
  marks: number | null
  /** Percent of the marks per option; empty when the file states none. */
  shares: number[]
  /** The marks that a wrong answer costs. */
  minusMarks: number | null
  /** A partly right answer earns part of the marks, in exams. */
  partMarks: boolean
  isActive: boolean
}

interface RowInFile {
  /** In a table: the number that a spreadsheet shows. In an archive of several files it counts through all of them. */
  row: number
  /** Helps editors to find the row. */
  text: string
  /** The file within an archive of several files. */
  file?: string | undefined
  /** The number of the row in `file`; missing if it stands for the whole file. */
  fileRow?: number
}

export type ImportRow =
  | (RowInFile & { question: ImportedQuestion; lost: string[] })
  /** `refused` is the reason. */
  | (RowInFile & { refused: string })

/** The whole file is unusable. The message is shown to people, without a stack. */
export class ImportError extends Error {}

/** @returns the question, or its first problem */
export function checked(row: number, draft: Draft): ImportRow {
  const text = draft.question.slice(0, 200).toWellFormed().replaceAll('\0', '')
  const problem = problemOf(draft)
  const place = { row, text, file: draft.file }
  return problem ? { ...place, refused: problem } : { ...place, question: questionOf(draft), lost: [...new Set(draft.lost)] }
}

/** "True" and "false" in our content languages. */
export const wordsForTrue = (language: string | null): [string, string] =>
  language === 'es' ? ['Verdadero', 'Falso'] : language === 'ar' ? ['صحيح', 'خطأ'] : ['True', 'False']

/** Keys of the bank begin with their origin. A foreign `1` or `q-17` is none, and exams assign their keys themselves. */
const ownKeys = /^(?!exam:)[a-z][a-z0-9-]*:./

function questionOf(found: Draft): ImportedQuestion {
  const named = typeOf(found)
  const type = isType(named) ? named : 'multiple_choice'
  const draft = withTrueFirst(type, found)
  const { options = [], answer: said = [] } = draft
  // A set is sorted by its options; the order of a sequence is its answer.
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
  // These fields make it another question, too.
  const more = {
    ...(draft.optionImages?.some(image => image !== null) && { optionImages: draft.optionImages }),
    ...(draft.passage && { passage: draft.passage }),
  }
  const ownKey = draft.ownKey && ownKeys.test(draft.ownKey) ? draft.ownKey : null
  return {
    matches: [],
    number: null,
    ...question,
    accepted: [...(draft.accepted ?? [])],
    keepsOrder: draft.keepsOrder ?? (hasOptionsToShuffle(type) && speaksOfOthers(options)),
    tags: [...new Set(draft.tags?.map(nameIn))],
    remarks: someOf(draft.remarks),
    imageText: draft.imageText || null,
    optionImageTexts: someOf(draft.optionImageTexts),
    key: ownKey ?? `import:${hashOf({ ...question, ...more })}`,
    isOwn: ownKey !== null,
    externalId: draft.externalId || (ownKey === null ? draft.ownKey || null : null),
    place: placeOf(type, draft),
    ...besides(draft),
  }
}

/** Names that look the same become the same. */
const nameIn = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim()

/** The fields beside the question and its answer. */
const besides = (draft: Draft) => ({
  mediaFolder: draft.mediaFolder ?? null,
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
  partMarks: draft.partMarks ?? false,
  isActive: draft.isActive ?? true,
})

const hasOptionsToShuffle = (type: QuestionType) => type === 'multiple_choice' || type === 'multi_select' || type === 'audio'

const someOf = (texts: readonly (string | null)[] = []) => (texts.some(Boolean) ? texts.map(text => text || null) : [])

/** Puts true first, with its picture, remark and share. */
function withTrueFirst(type: QuestionType, draft: Draft): Draft {
  const { options = [], answer = [], optionImages, optionImageTexts, remarks, shares } = draft
  if (type !== 'true_false' || !isFalseWord(options[0] ?? '') || !isTrueWord(options[1] ?? '')) return draft
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
    category: nameIn(category ?? '') || null,
    subcategory: nameIn(subcategory ?? '') || null,
    slugs: slugs ?? null,
    categoryId: number === null ? null : Number(number),
  }
}

const hashOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 24)

/** Questions with the same group share their levels. */
export const groupOf = ({ place: { type, category, subcategory } }: ImportedQuestion) =>
  JSON.stringify([type, category && slugOf(category), subcategory && slugOf(subcategory)])
