// The possible readings of one row's answer: letters, numbers from 1 or from 0, or texts of options.

import type { AnswerForm } from '@trivium/contract/bank/import-names'
import { fold, foldCase } from '@trivium/contract/platform/fold'
import { isFalseWord, isTrueWord } from '../../judging/true-words.ts'
import { labelOf } from './option-labels.ts'

export interface OptionColumns {
  /** Texts of the options in their columns; '' for an empty column. */
  slots: readonly string[]
  /** Whether the options are true and false. */
  isTruth: boolean
}

export interface Readings {
  /** Indexes of slots, in the order of the answer. */
  forms: Partial<Record<AnswerForm, readonly number[]>>
  /** Filled when the text of one option is also a list of places, such as "1,5". */
  lists: Partial<Record<AnswerForm, readonly number[]>>
  /** The texts alone are ambiguous: an option "x, y", and options "x" and "y". */
  isOpen: boolean
  /** The answer is a word for true or false, which shows nothing about other rows. */
  isTruthWord: boolean
}

/** @param said one cell, or several with a part of the answer each */
export function readingsOf(said: readonly string[], { slots, isTruth }: OptionColumns): Readings {
  const [cell = ''] = said
  const isOne = said.length === 1
  const truth = isTruth && isOne ? truthOf(cell, slots) : null
  if (truth !== null) return { forms: { texts: [truth] }, lists: {}, isOpen: false, isTruthWord: true }
  const parts = said.flatMap(partsOf)
  const whole = isOne ? optionNamed(cell, slots) : null
  const lists = isOne ? listsOf(cell, slots) : []
  const labelled = isOne ? labelledOf(cell, slots) : null
  const places = definite({
    letters: placesOf(parts, letterOf, slots) ?? labelled?.letters,
    numbers: placesOf(parts, text => numberOf(text, 1), slots) ?? labelled?.numbers,
    from_zero: placesOf(parts, text => numberOf(text, 0), slots),
  })
  const isDecimal = isOne && /^\s*\d+,\d+\s*$/.test(cell) && slots.some(option => /\d,\d/.test(option))
  const isOpen = lists.length + (whole === null ? 0 : 1) > 1 || (isDecimal && whole === null)
  const texts = isOne ? (whole === null ? lists[0] : [whole]) : allNamed(said, slots)
  if (whole === null || parts.length < 2) return { forms: { ...places, ...(texts && { texts }) }, lists: {}, isOpen, isTruthWord: false }
  return { forms: { texts: [whole] }, lists: places, isOpen, isTruthWord: false }
}

type Maybe = Partial<Record<AnswerForm, readonly number[] | null | undefined>>

function definite({ letters, numbers, from_zero }: Maybe): Readings['forms'] {
  return { ...(letters && { letters }), ...(numbers && { numbers }), ...(from_zero && { from_zero }) }
}

/** Also reads `T`, `V` and `F`, where the options are true and false. */
function truthOf(cell: string, slots: readonly string[]): number | null {
  const text = foldCase(cell)
  const isTrue = isTrueWord(text) || /^[tvw✓✔]$/.test(text)
  const isFalse = isFalseWord(text) || /^[f✗✘]$/.test(text)
  if (isTrue === isFalse) return null
  const at = slots.findIndex(option => (isTrue ? isTrueWord(option) : isFalseWord(option)))
  return at === -1 ? null : at
}

const listSigns = /\s*[,;|/&+،؛\n]\s*|\s+/u
/** A word before a letter or number: `Option B`, `Respuesta 2`. */
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

/** `B) tin`: the letter and the text must name the same option. */
function labelledOf(cell: string, slots: readonly string[]): Partial<Record<'letters' | 'numbers', readonly number[]>> | null {
  const label = labelOf(fold(cell))
  if (!label || optionNamed(label.rest, slots) !== label.place) return null
  return { [/^\(?\s*\d/.test(fold(cell)) ? 'numbers' : 'letters']: [label.place] }
}

const textSigns = ['\n', '|', ';', '،', '؛', ',']

/** No list has more parts. */
const mostParts = 12

/** All different lists of options that the cell may mean, one separator at a time. An option may contain the separator. */
function listsOf(cell: string, slots: readonly string[]): (readonly number[])[] {
  const found = textSigns.flatMap(sign => {
    const parts = cell.split(sign)
    return parts.length > 1 && parts.length <= mostParts ? joined(parts, sign, slots) : []
  })
  return [...new Map(found.map(list => [list.join(), list])).values()]
}

/** @returns the ways to join the parts so that each is an option; at most two, because two already make it ambiguous */
function joined(parts: readonly string[], sign: string, slots: readonly string[]): number[][] {
  const ways: number[][][] = [[[]]]
  for (let end = 1; end <= parts.length; end++) {
    const here: number[][] = parts[end - 1]?.trim() === '' ? [...(ways[end - 1] ?? [])] : []
    for (let start = 0; start < end && here.length < 2; start++) {
      const place = optionNamed(parts.slice(start, end).join(sign), slots)
      if (place !== null) here.push(...(ways[start] ?? []).map(before => [...before, place]))
    }
    ways[end] = here.slice(0, 2)
  }
  return (ways[parts.length] ?? []).filter(list => list.length > 1)
}

function allNamed(parts: readonly string[], slots: readonly string[]): number[] | null {
  const found = parts.map(part => optionNamed(part, slots))
  return found.every(place => place !== null) && found.length > 0 ? found.filter(place => place !== null) : null
}

const sameness: readonly ((text: string) => string)[] = [text => text.trim(), fold, foldCase]

/** An exactly equal text wins over one that only looks the same. */
function optionNamed(text: string, slots: readonly string[]): number | null {
  // A single letter usually names an option's place, so "A" does not match an option "a" by its text.
  for (const same of text.trim().length === 1 ? sameness.slice(0, 2) : sameness) {
    const wanted = same(text)
    if (wanted === '') return null
    const found = slots.flatMap((option, index) => (option !== '' && same(option) === wanted ? [index] : []))
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null
  }
  return null
}
