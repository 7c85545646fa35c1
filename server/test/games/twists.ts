// For tests: ways to rewrite a question that leave it the same, and ways that make another one of it.

import type { OwnRow } from '../../src/bank/imports/formats/own-json.ts'
import type { FullRow } from '../banks/full-bank.ts'

type Words = (text: string) => string
export type Twist = (row: FullRow) => FullRow

/** Changes the text outside formulas. */
const outside =
  (change: Words): Words =>
  text =>
    text
      .split(/(\\?\$.*\$)/)
      .map((part, index) => (index % 2 === 0 ? change(part) : part))
      .join('')
const firstBlank = (blanks: string): Words => outside(text => text.replace(' ', blanks))

/** Changes the question and its answers, but not a unit, which is no ordinary word. */
const all =
  (change: Words): Twist =>
  row => ({
    ...row,
    question: change(row.question),
    ...(row.options && { options: row.options.map(change) }),
    ...(row.matches && { matches: row.matches.map(match => ({ ...match, text: change(match.text) })) }),
    ...(row.word && { word: change(row.word) }),
  })
const asked =
  (change: Words): Twist =>
  row => ({ ...row, question: change(row.question) })

const turned = <Of>(list: readonly Of[]) => [...list.slice(1), ...list.slice(0, 1)]

/** Moves the options, with everything that belongs to each. */
const reordered: Twist = row => {
  const { type, options = [], answer = [] } = row
  const matches = row.matches ?? []
  if (row.keeps_order || type === 'true_false' || options.length < 2) return row
  const now = (place: number, count: number) => (place + count - 1) % count
  return {
    ...row,
    options: turned(options),
    ...(row.remarks && { remarks: turned(row.remarks) }),
    ...(row.shares && { shares: turned(row.shares) }),
    ...(matches.length > 0 && { matches: turned(matches) }),
    answer: type === 'matching' ? turned(answer).map(place => now(place, matches.length)) : answer.map(place => now(place, options.length)),
  }
}

/** Exactly the same question: with another answer it contradicts the first. */
export const exact: Record<string, Twist> = {
  'as it is': row => row,
  'options in another order': reordered,
  'accents as marks': all(text => text.normalize('NFD')),
  'accents as letters': all(text => text.normalize('NFC')),
  'quotes that are curved': all(text => text.replace(/'/g, '’').replace(/"/g, '”')),
  'blanks that do not break': all(firstBlank('\u00a0')),
  'something of no width': all(firstBlank('\u200b ')),
  'letters that are wide': all(outside(text => text.replace('a', 'ａ'))),
}

/** The same question; with another answer it counts as another question. */
export const plain: Record<string, Twist> = {
  capitals: all(outside(text => text.replace(/[a-zäöéñ]/g, letter => letter.toUpperCase()))),
  'two blanks': all(firstBlank('  ')),
  'a mark behind it': asked(text => `${text}?`),
  'blanks and marks behind it': asked(text => `${text} …  `),
  'dashes that are long': asked(text => text.replace(/-/g, '–')),
}

/** The same words with another answer. */
export const answers: Record<string, Twist> = {
  'another answer': row => ({ ...row, ...answerBeside(row) }),
  'another answer still': row => (row.number ? { ...row, number: { ...row.number, unit: 'mW' } } : { ...row, ...answerBeside(row) }),
  'another tolerance': row =>
    row.number ? { ...row, number: { ...row.number, tolerance: (row.number.tolerance ?? 0) + 1 } } : { ...row, ...answerBeside(row) },
}

function answerBeside(row: FullRow): Pick<OwnRow, 'number' | 'word' | 'accepted' | 'answer' | 'shares'> {
  const { type, options = [], answer = [], number } = row
  const count = row.matches?.length ?? 0
  if (number) return { number: { ...number, value: -number.value - 1 } }
  if (type === 'guess_the_word') return { word: 'another', accepted: [] }
  if (type === 'sequence') return { answer: turned(answer) }
  if (type === 'matching') return { answer: answer.map((place, index) => (index === 0 ? (place + 1) % count : place)) }
  if (type !== 'multi_select') return { answer: answer.map(place => (place + 1) % options.length), shares: null }
  const others = options.map((_, index) => index).filter(index => !answer.includes(index))
  return { answer: others.length > 0 ? others : answer.slice(1) }
}

/** Another question, whatever the answer. */
export const others: Record<string, Twist> = {
  'another option': row =>
    row.options ? { ...row, options: row.options.map((text, index) => (index === 0 ? `${text} z` : text)) } : moved(row),
  'another match': row =>
    row.matches
      ? { ...row, matches: row.matches.map((match, index) => (index === 0 ? { ...match, text: `${match.text} z` } : match)) }
      : moved(row),
  'another picture': row => ({ ...row, image: row.image === 'a.png' ? 'b.webp' : 'a.png' }),
  'a picture of an option': row =>
    row.options ? { ...row, option_images: row.options.map((_, index) => (index === 1 ? 'a.png' : null)) } : moved(row),
  'another text to read': row => ({ ...row, passage: 'other' }),
  'a minus': asked(text => text.replace(' ', ' -')),
  'raised letters': asked(text => text.replace(' ', '² ')),
  'lowered letters': asked(text => text.replace(' ', '₂ ')),
  'a formula': asked(text => `${text} $x+1$ z`),
  'a formula of another sign': asked(text => `${text} $x-1$ z`),
}

const moved: Twist = asked(text => `${text} z`)
