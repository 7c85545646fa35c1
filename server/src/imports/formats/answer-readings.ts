// In how many ways the answer of one row can be read: by letters, by numbers from 1 or from 0, by the texts of options.

import type { AnswerForm } from '@trivium/contract/import-names'
import { fold, foldCase } from '@trivium/contract/fold'
import { isFalseWord, isTrueWord } from '../true-words.ts'
import { labelOf } from './option-labels.ts'

export interface Choices {
  /** Texts of the options in their columns; '' where there is none. */
  slots: readonly string[]
  /** Whether it is to say true or false. */
  isTruth: boolean
}

export interface Readings {
  /** Indexes of slots, in the order in which they are said. */
  forms: Partial<Record<AnswerForm, readonly number[]>>
  /** A list that is the text of one option as well: "1,5". */
  lists: Partial<Record<AnswerForm, readonly number[]>>
  /** A word for true or false, which says nothing of how other rows are to be read. */
  isTruthWord: boolean
}

/** @param said one cell, or several with a part of the answer each */
export function readingsOf(said: readonly string[], { slots, isTruth }: Choices): Readings {
  const truth = isTruth && said.length === 1 ? truthOf(said[0] ?? '', slots) : null
  if (truth !== null) return { forms: { texts: [truth] }, lists: {}, isTruthWord: true }
  const texts = textsOf(said, slots)
  const parts = said.flatMap(partsOf)
  const letters = placesOf(parts, letterOf, slots)
  const numbers = said.some(cell => isDecimal(cell, slots)) ? null : placesOf(parts, text => numberOf(text, 1), slots)
  const fromZero = said.some(cell => isDecimal(cell, slots)) ? null : placesOf(parts, text => numberOf(text, 0), slots)
  const labelled = said.length === 1 ? labelledOf(said[0] ?? '', slots) : null
  const forms = definite({ letters: letters ?? labelled?.letters, numbers: numbers ?? labelled?.numbers, from_zero: fromZero, texts })
  if (texts?.length !== 1 || said.length > 1) return { forms, lists: {}, isTruthWord: false }
  const lists = parts.length < 2 ? {} : { ...forms, texts: undefined }
  return { forms: parts.length < 2 ? forms : { texts }, lists: definite({ ...lists, texts: listOf(said[0] ?? '', slots) }), isTruthWord: false }
}

type Maybe = Partial<Record<AnswerForm, readonly number[] | null | undefined>>

function definite({ letters, numbers, from_zero, texts }: Maybe): Readings['forms'] {
  return { ...(letters && { letters }), ...(numbers && { numbers }), ...(from_zero && { from_zero }), ...(texts && { texts }) }
}

/** `T`, `V` and `F` stand for the words where these are what is to be chosen. */
function truthOf(cell: string, slots: readonly string[]): number | null {
  const text = foldCase(cell)
  const isTrue = isTrueWord(text) || /^[tvw✓✔]$/.test(text)
  const isFalse = isFalseWord(text) || /^[f✗✘]$/.test(text)
  if (isTrue === isFalse) return null
  const at = slots.findIndex(option => (isTrue ? isTrueWord(option) : isFalseWord(option)))
  return at === -1 ? null : at
}

const listSigns = /\s*[,;|/&+،؛\n]\s*|\s+/u
/** What stands before a letter or number: `Option B`, `Respuesta 2`. */
const namesBefore =
  /^(?:option|opción|opcion|opção|opzione|answer|choice|respuesta|antwort|réponse|resposta|risposta|الخيار|خيار|إجابة)[\s_]*(?=\S{1,3}$)/iu

function partsOf(cell: string): string[] {
  const text = fold(cell)
  const [bare] = [text.replace(namesBefore, '')]
  return bare.split(listSigns).filter(part => part !== '' && !/^(?:and|et|und|y|و)$/i.test(part))
}

function placesOf(parts: readonly string[], placeOf: (part: string) => number | null, slots: readonly string[]): number[] | null {
  const places = parts.map(placeOf)
  const found = places.flatMap(place => (place !== null && (slots[place] ?? '') !== '' ? [place] : []))
  return found.length > 0 && found.length === places.length ? found : null
}

function letterOf(part: string): number | null {
  const [, sign = ''] = /^[(["']?([a-j]|[أإابجدهوزحطي]|هـ)[)\].:"']?$/iu.exec(part) ?? []
  if (sign === '') return null
  const latin = 'abcdefghij'.indexOf(sign.toLowerCase())
  return latin !== -1 ? latin : 'ابجدهوزحطي'.indexOf(sign.replace(/[أإ]/, 'ا').charAt(0))
}

function numberOf(part: string, first: 0 | 1): number | null {
  const [, digits] = /^[(["'#]?(\d{1,2})(?:\.0+)?[)\].:"']?$/.exec(part) ?? []
  if (digits === undefined || (digits.length > 1 && digits.startsWith('0'))) return null
  const place = Number(digits) - first
  return place >= 0 ? place : null
}

/** Where options are numbers with a comma in them, the answer is one, too: "1,5" names no first and fifth option. */
const isDecimal = (cell: string, slots: readonly string[]) => /^\s*\d+,\d+\s*$/.test(cell) && slots.some(option => /\d,\d/.test(option))

/** `B) tin`: the letter and the text name the same option. */
function labelledOf(cell: string, slots: readonly string[]): Partial<Record<'letters' | 'numbers', readonly number[]>> | null {
  const label = labelOf(fold(cell))
  if (!label || optionNamed(label.rest, slots) !== label.place) return null
  return { [/^\(?\s*\d/.test(fold(cell)) ? 'numbers' : 'letters']: [label.place] }
}

const textSigns = ['\n', '|', ';', '،', '؛', ',']

/** The text of one option, or of several. */
function textsOf(said: readonly string[], slots: readonly string[]): readonly number[] | null {
  if (said.length > 1) return allNamed(said, slots)
  const [cell = ''] = said
  const whole = optionNamed(cell, slots)
  return whole === null ? listOf(cell, slots) : [whole]
}

/** @returns null where it is none, or where two signs would make different lists of it */
function listOf(cell: string, slots: readonly string[]): readonly number[] | null {
  const lists = textSigns.flatMap(sign => {
    const parts = cell.split(sign).filter(part => part.trim() !== '')
    const list = parts.length > 1 ? allNamed(parts, slots) : null
    return list ? [list] : []
  })
  return new Set(lists.map(list => list.join())).size === 1 ? (lists[0] ?? null) : null
}

function allNamed(parts: readonly string[], slots: readonly string[]): number[] | null {
  const found = parts.map(part => optionNamed(part, slots))
  return found.every(place => place !== null) && found.length > 0 ? found.filter(place => place !== null) : null
}

const sameness: readonly ((text: string) => string)[] = [text => text.trim(), fold, foldCase]

/** The very same text goes before one that only looks the same. */
function optionNamed(text: string, slots: readonly string[]): number | null {
  // A single letter is first of all the letter of an option: "A" is not the option "a".
  for (const same of text.trim().length === 1 ? sameness.slice(0, 2) : sameness) {
    const wanted = same(text)
    if (wanted === '') return null
    const found = slots.flatMap((option, index) => (option !== '' && same(option) === wanted ? [index] : []))
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null
  }
  return null
}
