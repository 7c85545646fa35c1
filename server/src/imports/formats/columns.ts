// What the columns of a table hold, by the names that people and programs give them.

import { createHash } from 'node:crypto'
import type { ColumnField } from '@trivium/contract/import-names'
import type { Mapping } from '@trivium/contract/import-office'
import type { Line } from '../files/delimited.ts'

/** Names stand in one of the first lines: there may be titles before. */
export const mostTitleLines = 20

export const longestName = 120

/** Explanations behind a dash or in brackets are left out: "Answer 1 - max 75 characters". What is longer than a name is none. */
const plainName = (name: string) =>
  name
    .slice(0, longestName + 1)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+[-–—]\s.*$/, '')
    .replace(/\(.*\)/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()

const known: Partial<Record<ColumnField, readonly string[]>> = {
  question: ['question', 'question text', 'stem', 'prompt', 'pregunta', 'frage', 'السؤال'],
  answer: ['answer', 'answers', 'correct', 'correct answer', 'correct answers', 'right answer', 'solution', 'correct option', 'key answer'],
  word: ['word', 'answer word'],
  type: ['type', 'question type', 'item type'],
  answer_type: ['answer type'],
  category: ['category', 'topic', 'subject', 'categoría', 'kategorie'],
  subcategory: ['subcategory', 'sub category', 'subtopic'],
  category_type: ['category type'],
  category_slug: ['category slug'],
  subcategory_slug: ['subcategory slug'],
  level: ['level', 'nivel', 'stufe'],
  difficulty: ['difficulty', 'dificultad', 'schwierigkeit'],
  language: ['language', 'lang', 'language code', 'idioma', 'sprache'],
  note: ['note', 'notes', 'explanation', 'feedback', 'hint', 'explicación', 'erklärung'],
  image: ['image', 'picture', 'image name', 'bild', 'imagen'],
  audio: ['audio', 'sound'],
  audio_text: ['audio text', 'transcript'],
  marks: ['marks', 'points'],
  key: ['key', 'external id'],
  fact: ['fact'],
  passage: ['passage'],
  source_name: ['source', 'source name'],
  source_url: ['source url'],
  source_licence: ['source licence', 'licence', 'license'],
  active: ['active', 'published'],
}

const letters = 'abcde'
const numbers = [1, 2, 3, 4, 5] as const

/** The columns by their names. `answer 1` is an option where nothing else is one, and else a part of the answer. */
export function guessColumns(names: readonly string[]): Mapping['columns'] {
  const plain = names.map(plainName)
  const columns: Mapping['columns'] = {}
  for (const [field, words] of Object.entries(known)) {
    const index = plain.findIndex(name => words.includes(name))
    if (index !== -1 && isField(field)) columns[field] = index
  }
  const at = (name: string) => plain.indexOf(name)
  const optionAt = (number: number) =>
    [`option ${number}`, `option ${letters[number - 1]}`, letters[number - 1] ?? '', `choice ${number}`, `option${number}`]
      .map(at)
      .find(index => index !== -1)
  const hasOptions = optionAt(1) !== undefined
  for (const number of numbers) {
    const part = [`answer ${number}`, `answer${number}`].map(at).find(index => index !== -1)
    const option = hasOptions ? optionAt(number) : part
    if (option !== undefined) columns[`option_${number}`] = option
    if (hasOptions && part !== undefined) columns[`answer_${number}`] = part
  }
  return columns
}

const isField = (name: string): name is ColumnField => name in known

export const isEnough = ({ columns }: Mapping): boolean =>
  columns.question !== undefined && (columns.answer !== undefined || columns.answer_1 !== undefined || columns.word !== undefined)

/** The line of names is the one in which most of them are known. */
export function findNames(lines: readonly Line[]): Mapping {
  let best: Mapping = { header_line: 0, columns: {} }
  for (const { number, cells } of lines.slice(0, mostTitleLines)) {
    const columns = guessColumns(cells)
    if (columns.question !== undefined && Object.keys(columns).length > Math.max(1, Object.keys(best.columns).length)) {
      best = { header_line: number, columns }
    }
  }
  return best
}

/** What an editor says of columns is remembered under their names. */
export const signatureOf = (names: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(names.map(plainName)))
    .digest('hex')
    .slice(0, 32)
