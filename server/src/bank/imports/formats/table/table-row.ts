// Converts one row of a table to a question, or says why it cannot.

import type { ColumnField } from '@trivium/contract/bank/import-names'
import { fold } from '@trivium/contract/platform/fold'
import { lostOfMarkup } from '../../files/markup-in-plain.ts'
import { asPlainText } from '../../files/plain-text.ts'
import { checked, type Draft, type ImportRow, wordsForTrue } from '../../judging/imported-question.ts'
import { isOn, typeNamed, difficultyNamed } from './cell-words.ts'
import { holdsText, matchSlots, slots } from './columns.ts'
import { fromTex } from '../dollars.ts'
import type { RowCells } from './row-cells.ts'
import { choicesOf, saidIn } from './row-choices.ts'
import { optionParts, hasPicture, matchAt, slotAt } from './row-pictures.ts'
import { numberIn, numbersOf } from './row-numbers.ts'
import { isTrueWord } from '../../judging/true-words.ts'
import { Doubtful, refuse, refuseDoubts, type TableTerms } from './table-doubts.ts'

const longestNumber = 100

export function readRow(row: RowCells, terms: TableTerms): ImportRow {
  const { number } = row.line
  try {
    refuseDoubts(row, terms)
    return checked(number, draftOf(row, terms))
  } catch (error) {
    if (!(error instanceof Doubtful)) throw error
    return { row: number, text: row.cell('question').slice(0, 200).toWellFormed().replaceAll('\0', ''), refused: error.message }
  }
}

function draftOf(row: RowCells, terms: TableTerms): Draft {
  const { cell, isOurs } = row
  const text = textReader(row, terms)
  const type = stated(row)
  return {
    ...placeIn(cell),
    ...textsIn(cell),
    ...numbersIn(row, terms),
    type,
    ...answerIn(row, terms, type, text),
    question: text(cell('question')),
    note: text(cell('note')) || null,
    isActive: switchIn(cell('active'), 'active') ?? true,
    ...(cell('keeps_order') !== '' && { keepsOrder: switchIn(cell('keeps_order'), 'keeps order') ?? false }),
    ...(cell('part_marks') !== '' && { partMarks: switchIn(cell('part_marks'), 'part marks') ?? false }),
    ...(cell('tags') !== '' && { tags: listIn(row, 'tags') }),
    imageText: cell('image_text') || null,
    lost: lostIn(row, terms),
    ownKey: isOurs ? cell('key') : null,
    externalId: cell('external_id') || (isOurs ? null : cell('key')) || null,
  }
}

type TextReader = (text: string) => string

/** Our own tables write formulas in our own notation. */
function textReader({ isOurs }: RowCells, { survey: { hasFormulas } }: TableTerms): TextReader {
  if (isOurs) return text => text
  if (!hasFormulas) return asPlainText
  return text => {
    const read = fromTex(text)
    return 'text' in read ? read.text : refuse(read.problem)
  }
}

/** Some quizzes number their types: answer type 1 is an order, 2 a set. */
function stated({ cell }: RowCells): string | null {
  const answerType = cell('answer_type')
  if (answerType === '1') return 'sequence'
  if (answerType === '2') return 'multi_select'
  const type = typeNamed(cell('type'))
  return type ?? (slots.some(slot => cell(`match_${slot}`) !== '') ? 'matching' : null)
}

function answerIn(row: RowCells, terms: TableTerms, type: string | null, text: TextReader): Partial<Draft> {
  const { cell } = row
  if (type === 'matching') return pairsIn(row, text)
  if (type === 'number') return numberAnswer(row)
  if (type === 'guess_the_word' || cell('word') !== '') return wordIn(row)
  return optionsIn(row, terms, type, text)
}

function optionsIn(row: RowCells, { survey, language }: TableTerms, type: string | null, text: TextReader): Partial<Draft> {
  const choices = choicesOf(row)
  const isBare = type === 'true_false' && choices.slots.every(option => option === '')
  const offered = isBare ? wordsForTrue(row.cell('language') || language) : choices.texts
  const said = saidIn(row, choices).map(part => (isBare ? asTruth(part) : part))
  if (!row.isOurs && offered.includes('000')) refuse('has an option 000: put a number with a comma in quotes')
  const places = choices.answerIsFirst
    ? [0]
    : survey.answers.read(said, { slots: isBare ? offered : choices.slots, isTruth: choices.isTruth || isBare })
  if (typeof places === 'string') refuse(places)
  const isTruth = type === null && choices.isTruth
  const filled = offered
    .flatMap((option, place) => (option === '' && !hasPicture(row, place) ? [] : [place]))
    // In true or false, true comes first.
    .toSorted((a, b) => (choices.isTruth ? Number(isTrueWord(offered[b] ?? '')) - Number(isTrueWord(offered[a] ?? '')) : 0))
  const isOrder = type === 'sequence' && places.length === filled.length
  const order = isOrder ? [...places] : filled
  return {
    ...(isTruth && { type: 'true_false' }),
    options: order.map(place => text(offered[place] ?? '')),
    ...optionParts(row, order),
    ...sharesIn(row, order),
    // An empty column counts as a place, but is no option.
    answer: isOrder ? order.map((_, index) => index) : places.map(place => filled.indexOf(place)),
    word: null,
  }
}

const asTruth = (said: string) => ({ 1: 'true', 0: 'false' })[said.trim()] ?? said
/** Percent of the marks: an option without a share is worth nothing. */
function sharesIn({ cell }: RowCells, order: readonly number[]): Partial<Draft> {
  const said = order.map(place => (place < slots.length ? cell(`option_${slotAt(place)}_share`) : ''))
  if (said.every(text => text === '')) return {}
  return {
    shares: said.map(text =>
      text === '' ? 0 : (numberIn(text.replace(/\s*%$/, '')) ?? refuse(`share: ${text.slice(0, 40)} is not a number`)),
    ),
  }
}

/** The match beside an option is its own; matches without an option are distractors. */
function pairsIn(row: RowCells, text: TextReader): Partial<Draft> {
  const { cell } = row
  if (row.isOurs && cell('answer') !== '') return ownPairs(row)
  const all = slots.map(slot => matchAt(row, slot))
  const places = [...all.keys()]
  // The same text with another picture is another match.
  const looks = all.map(({ text: said, image }) => (said === '' && image === null ? '' : JSON.stringify([said, image])))
  const matches = [...new Set(looks.filter(look => look !== ''))]
  const shown = places.filter(place => cell(`option_${slotAt(place)}`) !== '' || hasPicture(row, place))
  if (saidOf(row) !== '') refuse('answer: must be empty, because the pairs show what belongs together')
  return {
    options: shown.map(place => text(cell(`option_${slotAt(place)}`))),
    ...optionParts(row, shown),
    matches: matches.flatMap(look => all[looks.indexOf(look)] ?? []).map(match => ({ ...match, text: text(match.text) })),
    answer: shown.map(place => matches.indexOf(looks[place] ?? '')),
  }
}

/** Our own tables list the matches; the answer has the letter of each option's match. */
function ownPairs(row: RowCells): Partial<Draft> {
  const { cell } = row
  const options = slots.map(slot => cell(`option_${slot}`))
  const shown = options.flatMap((option, place) => (option === '' && !hasPicture(row, place) ? [] : [place]))
  const matches = matchSlots.map(slot => matchAt(row, slot))
  return {
    options: shown.map(place => options[place] ?? ''),
    ...optionParts(row, shown),
    matches: matches.slice(0, matches.findLastIndex(({ text, image }) => text !== '' || image !== null) + 1),
    answer: cell('answer')
      .split(',')
      .map(letter => 'abcdefghijkl'.indexOf(letter.trim() || '?')),
  }
}

const saidOf = ({ cell }: RowCells) => [cell('answer'), ...slots.map(slot => cell(`answer_${slot}`))].join('').trim()

function numberAnswer({ cell, isOurs }: RowCells): Partial<Draft> {
  const said = cell('answer') || cell('word')
  if (said.length > longestNumber) refuse('answer: is not a number')
  const [, digits = '', unit = ''] = /^([^\p{L}°%€$£]*?(?:\d[eE][+-]?\d{1,3})?)\s*([\p{L}°%€$£].*)?$/u.exec(fold(said)) ?? []
  // Programs write our own tables, with a decimal point.
  const read = isOurs ? (text: string) => (text.trim() === '' ? null : Number(text)) : numberIn
  const value = read(digits)
  const tolerance = cell('tolerance') === '' ? 0 : read(fold(cell('tolerance')).replace(/^(?:\+\/-|±)\s*/, ''))
  if (value === null) refuse(`answer: ${said.slice(0, 40)} is not a number, or can be read as two different numbers`)
  if (tolerance === null) refuse(`tolerance: ${cell('tolerance').slice(0, 40)} is not a number`)
  if (unit !== '' && cell('unit') !== '' && unit !== fold(cell('unit'))) refuse('unit: is not the unit of the answer')
  return { number: { value, tolerance, unit: cell('unit') || unit || null } }
}

/** Options beside a word are further right words. */
function wordIn(row: RowCells): Partial<Draft> {
  const { cell } = row
  const words = [cell('word') || cell('answer'), ...slots.map(slot => cell(`option_${slot}`)), ...listIn(row, 'accepted')]
  const [word = '', ...others] = [...new Map(words.filter(text => text !== '').map(text => [fold(text), text])).values()]
  if (!row.isOurs && numberIn(fold(word)) !== null) refuse('asks for a number: say so with the type number')
  return { word, ...(others.length > 0 && { accepted: others }) }
}

/** Our own lists have one entry per line; other separators are part of an entry. */
const listIn = ({ cell, isOurs }: RowCells, field: 'tags' | 'accepted'): string[] =>
  cell(field)
    .split(isOurs ? /\r\n?|\n/ : /[;|\n؛]|,(?!\d)|،/)
    .map(part => part.trim())
    .filter(part => part !== '')

function switchIn(text: string, name: string): boolean | null {
  if (text === '') return null
  return isOn(text) ?? refuse(`${name}: ${text.slice(0, 40)} is neither yes nor no`)
}

function numbersIn({ cell, isOurs }: RowCells, { survey }: TableTerms): Partial<Draft> {
  // A level in words is a difficulty.
  const named = difficultyNamed(cell('level'))
  const numbers = numbersOf({ level: named ? '' : cell('level'), marks: cell('marks') })
  if (typeof numbers === 'string') refuse(numbers)
  const difficulty = survey.difficulty.read(cell('difficulty'), isOurs)
  if (difficulty === undefined) {
    refuse(
      `difficulty: ${cell('difficulty').slice(0, 40)} is neither easy, medium, hard nor on a scale that is known: say it in the mapping`,
    )
  }
  const minus = cell('minus_marks') === '' ? 0 : numberIn(cell('minus_marks'))
  if (minus === null) refuse(`minus marks: ${cell('minus_marks').slice(0, 40)} is not a number`)
  // Minus marks may be written with or without a minus sign.
  return { ...numbers, ...(cell('minus_marks') !== '' && { minusMarks: Math.abs(minus) }), difficulty: difficulty ?? named ?? null }
}

function lostIn({ line, cells, cell, isOurs }: RowCells, { mapping: { columns }, open }: TableTerms): string[] {
  const used = new Set(Object.values(columns))
  const texts = [...used].map(index => cells[index ?? -1] ?? '')
  return [
    ...(isOurs ? lostOfCurlyGuard(texts) : lostOfMarkup(texts)),
    ...(line.lost ?? []).flatMap(({ column, sentence }) => (used.has(column) ? [sentence] : [])),
    ...open.flatMap(one =>
      (isOurs || !one.isNamed) && holdsText(one, cells)
        ? [`The content of column ${one.index + 1}, ${one.isNamed ? 'whose name is not known' : 'which has no name'}, is left out.`]
        : [],
    ),
    ...(cell('time_limit') === '' ? [] : ['Its time limit is left out: the mode of play sets the time.']),
  ]
}

/**
 * A word processor turns the apostrophe that bank/imports/export/csv.ts puts before a formula into a curly one. Some texts begin that way
 * on purpose.
 */
const lostOfCurlyGuard = (texts: readonly string[]): string[] =>
  texts.some(text => /^[‘’]'*[=+\-@]/.test(text))
    ? ['A curly apostrophe before =, +, - or @ stands as it is: it is a part of the text.']
    : []

type Cell = (field: ColumnField) => string

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
    image: cell('image') || null,
    audio: cell('audio') || null,
    audioText: cell('audio_text') || null,
    fact: cell('fact') || null,
    passage: cell('passage') || null,
    source: name ? { name, url: cell('source_url'), licence: cell('source_licence') } : null,
  }
}
