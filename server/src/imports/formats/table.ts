// Tables of questions, from CSV and from workbooks: which column holds what, a mapping says.

import type { ColumnField } from '@trivium/contract/import-names'
import type { Mapping } from '@trivium/contract/import-office'
import type { Line } from '../files/delimited.ts'
import { checked, type Difficulty, type Draft, type ImportRow } from '../imported-question.ts'
import { findNames, isEnough, longestName, mostTitleLines, signatureOf } from './columns.ts'
import type { Reading } from './format.ts'

export interface Table {
  /** The names of the columns, or their numbers. */
  names: string[]
  signature: string
  mapping: Mapping
}

/** The columns as their names say; what an editor has said of them goes before: see mappingOf. */
export async function describeTable(lines: AsyncIterable<Line>): Promise<Table> {
  const first: Line[] = []
  for await (const line of lines) if (first.push(line) >= mostTitleLines) break
  const mapping = findNames(first)
  const header = first.find(({ number }) => number === mapping.header_line)
  const width = Math.max(0, ...first.map(({ cells }) => cells.length))
  const names = header ? header.cells.map((cell, index) => cell.trim().slice(0, longestName) || `Column ${index + 1}`) : numbered(width)
  return { names, signature: signatureOf(header ? names : [`${width} columns without names`]), mapping }
}

/** @param known what an editor has said of columns with these names; where the names stand, the file says */
export const mappingOf = ({ mapping }: Table, known: Mapping | null): Mapping =>
  known ? { ...known, ...(mapping.header_line > 0 && { header_line: mapping.header_line }) } : mapping

const numbered = (width: number) => Array.from({ length: width }, (_, index) => `Column ${index + 1}`)

export async function* readTable(lines: AsyncIterable<Line>, reading: Reading): AsyncGenerator<ImportRow> {
  const { mapping } = reading
  if (!mapping || !isEnough(mapping)) return
  let isHeld = false
  for await (const { number, cells } of lines) {
    if (number <= mapping.header_line || cells.every(cell => cell.trim() === '')) continue
    if (!isHeld && isForTimeLimits(mapping, cells)) isHeld = true
    yield readRow(number, cells, mapping)
  }
  if (isHeld) reading.loses.add('Time limits of single questions are left out: the mode of play sets the time.')
}

/** Kahoot's template has a column that nothing of ours holds: between the last answer and the right ones. */
const isForTimeLimits = ({ columns }: Mapping, cells: string[]) =>
  columns.option_4 !== undefined &&
  columns.answer === columns.option_4 + 2 &&
  /^(?:5|10|20|30|60|90|120|240)$/.test(cells[columns.option_4 + 1]?.trim() ?? '')

function readRow(row: number, cells: string[], { columns }: Mapping): ImportRow {
  const raw = (field: ColumnField) => {
    const index = columns[field]
    return index === undefined ? '' : (cells[index] ?? '')
  }
  const isOurs = raw('key') !== ''
  const cell = (field: ColumnField) => (isOurs ? harmful(raw(field)) : raw(field).trim())
  const slots = ([1, 2, 3, 4, 5] as const).map(number => cell(`option_${number}`))
  const options = slots.filter(isFilled)
  const question = cell('question')
  const refuse = (refused: string): ImportRow => ({ row, text: question.slice(0, 200).toWellFormed().replaceAll('\0', ''), refused })
  const type = typeOf(cell('type'), cell('answer_type'))
  const word = cell('word') || (type === 'guess_the_word' ? cell('answer') : '')
  const said = ([1, 2, 3, 4, 5] as const).map(number => cell(`answer_${number}`)).filter(isFilled)
  const answer = word !== '' ? [] : answersOf(said.length > 0 ? said.join(',') : cell('answer'), slots)
  if (typeof answer === 'string') return refuse(answer)
  const numbers = numbersOf({ level: cell('level'), marks: cell('marks') })
  if (typeof numbers === 'string') return refuse(numbers)
  const difficulty = difficultyOf(cell('difficulty'))
  if (difficulty === undefined) return refuse('difficulty: is neither easy, medium, hard nor a number from 0 to 1')
  return checked(row, {
    ...placeIn(cell),
    ...textsIn(cell),
    ...numbers,
    type,
    question,
    options: inOrderOf(type, options, answer),
    answer: type === 'sequence' ? answer.map((_, index) => index) : answer,
    word: word || null,
    difficulty,
    isActive: !/^(?:0|no|false)$/i.test(cell('active')),
  })
}

const isFilled = (cell: string) => cell !== ''

type Cell = (field: ColumnField) => string

/** In our own files an apostrophe stands before what a spreadsheet would run: see export/csv.ts. */
const harmful = (text: string) => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text)

function placeIn(cell: Cell): Partial<Draft> {
  const slug = cell('category_slug')
  return {
    category: cell('category') || null,
    subcategory: cell('subcategory') || null,
    categoryType: cell('category_type') || null,
    slugs: slug ? { category: slug, subcategory: cell('subcategory_slug') || null } : null,
  }
}

function textsIn(cell: Cell): Partial<Draft> {
  const name = cell('source_name')
  return {
    language: cell('language') || null,
    note: cell('note') || null,
    image: cell('image') || null,
    audio: cell('audio') || null,
    audioText: cell('audio_text') || null,
    fact: cell('fact') || null,
    passage: cell('passage') || null,
    ownKey: cell('key') || null,
    source: name ? { name, url: cell('source_url'), licence: cell('source_licence') } : null,
  }
}

/** Numbers are the types of quizzes that know only these: 1 is a choice, 2 is true or false; of answers 1 is an order, 2 a set. */
function typeOf(type: string, answerType: string): string | null {
  if (answerType === '1') return 'sequence'
  if (answerType === '2') return 'multi_select'
  const name = type.toLowerCase().replaceAll(' ', '_')
  return (
    { '': null, 1: null, 2: 'true_false', multiple: null, quiz: null, boolean: 'true_false' }[name] ??
    (/^(?:|1|multiple|quiz)$/.test(name) ? null : name)
  )
}

/** Letters or numbers of options, or their texts. @returns indexes, or what is wrong */
function answersOf(text: string, slots: string[]): number[] | string {
  const given = text.trim()
  if (given === '') return 'answer: is missing'
  const parts = given.split(/[,;|\s]+/).filter(Boolean)
  const places = parts.map(placeNamed)
  const isOption = (place: number | null) => place !== null && isFilled(slots[place] ?? '')
  // A column that is left empty counts as a place, and is no option.
  const indexOf = (place: number) => slots.slice(0, place).filter(isFilled).length
  if (places.every(isOption)) return places.map(Number).map(indexOf)
  const same = slots.findIndex(option => isFilled(option) && option.trim().toLowerCase() === given.toLowerCase())
  if (same !== -1) return [indexOf(same)]
  return `answer: ${given.slice(0, 40)} names no option`
}

function placeNamed(part: string): number | null {
  if (/^[a-e]$/i.test(part)) return part.toLowerCase().charCodeAt(0) - 97
  return /^[1-5]$/.test(part) ? Number(part) - 1 : null
}

/** The options of a sequence are kept in their right order. */
const inOrderOf = (type: string | null, options: string[], answer: number[]) =>
  type === 'sequence' && answer.length === options.length ? answer.map(index => options[index] ?? '') : options

function numbersOf(texts: { level: string; marks: string }): { level: number | null; marks: number | null } | string {
  for (const [name, text] of Object.entries(texts))
    if (text !== '' && !/^\d{1,3}(?:\.0+)?$/.test(text)) return `${name}: is no whole number`
  return { level: texts.level === '' ? null : Number(texts.level), marks: texts.marks === '' ? null : Number(texts.marks) }
}

function difficultyOf(text: string): Difficulty | number | null | undefined {
  const name = text.toLowerCase()
  if (name === '') return null
  if (name === 'easy' || name === 'medium' || name === 'hard') return name
  return /^(?:0|1|0?\.\d{1,20}|1\.0+|\d(?:\.\d+)?e-\d{1,3})$/.test(name) ? Number(name) : undefined
}
