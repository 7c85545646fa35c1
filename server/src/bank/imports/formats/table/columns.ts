// Finds the meaning of a table's columns from their names.

import { createHash } from 'node:crypto'
import { type ColumnField, columnFields } from '@trivium/contract/bank/import-names'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { Line } from '../../files/line.ts'
import { bareName, knownNames, namesIn, numberedNames } from './column-names.ts'

/** The line of names is one of the first so many lines; titles may precede it. */
export const mostTitleLines = 20

/** A longer cell is no name. */
export const longestName = 120

type Columns = Mapping['columns']

export const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
type Slot = (typeof slots)[number]
/** Pairs may have more matches than options. */
export const matchSlots = [...slots, 11, 12] as const

type Slotted = 'option' | 'answer' | 'wrong' | 'match'

const slotOf = (place: string): Slot | undefined => {
  const latin = 'abcdefghij'.indexOf(place)
  const arabic = 'ابجدهوزحطي'.indexOf(place)
  const number = latin !== -1 ? latin + 1 : arabic !== -1 ? arabic + 1 : Number(place)
  return slots.find(slot => slot === number)
}

/** Maps columns by their names. `answer 1` is an option if no other column is one, else a part of the answer. */
export function guessColumns(names: readonly string[]): Columns {
  const bare = names.slice(0, 200).map(name => (name.length > longestName ? '' : bareName(name)))
  const columns: Columns = {}
  for (const [index, name] of bare.entries()) {
    const field = fieldNamed.get(name)
    if (field) columns[field] ??= index
  }
  const taken = new Set(Object.values(columns))
  addNumbered(
    columns,
    bare.map((name, index) => (taken.has(index) ? '' : name)),
  )
  return withKey(columns, bare)
}

const isField = (name: string): name is ColumnField => name in knownNames
const named = Object.entries(knownNames).flatMap(([field, words]) =>
  isField(field) ? namesIn(words).map(word => [bareName(word), field] as const) : [],
)
/** Fields that only our own tables have go by our names. */
const ownOnly = columnFields.flatMap(field =>
  /^option_\d+_share$|^match_(?:1[12]|\d+_image.*)$/.test(field) ? [[bareName(field), field] as const] : [],
)
const fieldNamed = new Map([...named, ...ownOnly])

const ofSlot = (field: Slotted, slot: Slot): `${Slotted}_${Slot}` => `${field}_${slot}`
const optionPart = (slot: Slot, of: 'image' | 'image_text' | 'remark'): `option_${Slot}_${typeof of}` => `option_${slot}_${of}`

function addNumbered(columns: Columns, names: readonly string[]): void {
  const parts = new Map<Slot, number>()
  let wrong = 0
  for (const [index, name] of names.entries()) {
    const { kind, found } = numberedIn(name)
    const stated = found[1] === undefined ? undefined : slotOf(found[1])
    // Wrong answers may have no numbers.
    const slot = kind?.field === 'wrong' ? (stated ?? slots.find(one => one > wrong)) : stated
    if (!kind || !slot) continue
    if (kind.field === 'wrong') wrong = slot
    if (kind.field === 'answer') parts.set(slot, parts.get(slot) ?? index)
    else columns[kind.of === '' ? ofSlot(kind.field, slot) : optionPart(slot, kind.of)] ??= index
  }
  addSingle(columns, names)
  const field = columns.option_1 === undefined ? 'option' : 'answer'
  for (const [slot, index] of parts) columns[ofSlot(field, slot)] ??= index
}

function numberedIn(name: string): { kind: (typeof numberedNames)[number] | undefined; found: readonly (string | undefined)[] } {
  for (const kind of numberedNames) {
    const found = kind.name.exec(name)
    if (found) return { kind, found }
  }
  return { kind: undefined, found: [] }
}

/** A, B, C … without a gap; numbers alone only if no other column is an option. */
function addSingle(columns: Columns, names: readonly string[]): void {
  for (const signs of ['abcdefghij', 'ابجدهوزحطي', '123456789']) {
    if (columns.option_1 !== undefined) return
    const places = Array.from(signs, sign => names.indexOf(sign))
    const until = places.indexOf(-1)
    const run = places.slice(0, until === -1 ? undefined : until)
    if (run.length < 2) continue
    for (const [at, index] of run.entries()) {
      const slot = slots[at]
      if (slot) columns[ofSlot('option', slot)] = index
    }
  }
}

/** A column `key` holds the answer if no other column does; beside an answer or a word, it is the key of our bank. */
function withKey(columns: Columns, names: readonly string[]): Columns {
  const key = names.indexOf('key')
  if (key === -1) return columns
  const says = columns.answer !== undefined || columns.answer_1 !== undefined || columns.word !== undefined
  return { ...columns, [says ? 'key' : 'answer']: key }
}

/** Takes the line with the most known names. */
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

/** Named columns that the mapping does not use. */
export function unknownColumns(names: readonly string[], { columns }: Mapping): string[] {
  const taken = new Set(Object.values(columns))
  return names.filter((name, index) => !taken.has(index) && !isNumbered(name) && name !== reasonColumn)
}

export interface OpenColumn {
  index: number
  /** The used column with the same name. Where their cells differ, either may be right. */
  twin: number | null
  isNamed: boolean
  /** It stands between two options, where a missing option would be. */
  isAmongOptions: boolean
}

/** A table may have several columns of these fields. */
const listed = /^(?:tags|accepted|note)$/

/** @returns the name of an option without a column, when a later option has one; null when none is missing */
export function missingOption({ columns }: Mapping): string | null {
  for (const kind of ['option', 'wrong', 'match'] as const) {
    // Wrong answers may continue the numbers of the options.
    const there = slots.map(
      slot => (columns[ofSlot(kind, slot)] ?? (kind === 'wrong' ? columns[ofSlot('option', slot)] : undefined)) !== undefined,
    )
    const missing = there.indexOf(false)
    if (missing !== -1 && missing < there.lastIndexOf(true)) return `${kind === 'wrong' ? 'wrong answer' : kind} ${missing + 1}`
  }
  return null
}

/** Columns that the mapping does not use; none when the table has no names, because then an editor chose the columns. */
export function openColumns(names: readonly string[], { header_line, columns }: Mapping): OpenColumn[] {
  if (header_line === 0) return []
  const taken = new Set(Object.values(columns))
  const options = slots.flatMap(slot => columns[ofSlot('option', slot)] ?? [])
  const fields = new Map(Object.entries(columns).map(([field, index]) => [index, field]))
  const bare = names.map(bareName)
  const twinOf = (index: number): number | null => {
    const twin = bare.findIndex((name, other) => name !== '' && name === bare[index] && !listed.test(fields.get(other) ?? 'tags'))
    return twin === -1 ? null : twin
  }
  const isGap = slots.some((slot, at) => columns[ofSlot('option', slot)] === undefined && at < options.length)
  return names.flatMap((name, index) =>
    taken.has(index) || name === reasonColumn
      ? []
      : [
          {
            index,
            twin: isNumbered(name) ? null : twinOf(index),
            isNamed: !isNumbered(name),
            isAmongOptions: isGap && options.some(at => at < index) && options.some(at => at > index),
          },
        ],
  )
}

/** Row numbers in the first column do not count as text. */
export const holdsText = ({ index, isNamed }: OpenColumn, cells: readonly string[]): boolean => {
  const text = (cells[index] ?? '').trim()
  return text !== '' && (isNamed || index > 0 || !/^\d{1,6}$/.test(text))
}

/** The column of reasons in our files of refused rows (bank/imports/export/refused.ts). It is not part of the table. */
export const reasonColumn = 'reason'

/** The name of a column without one. */
export const numberedName = (index: number) => `Column ${index + 1}`
const isNumbered = (name: string) => /^Column \d+$/.test(name)

/** The key under which we remember an editor's mapping for columns with these names. */
export const signatureOf = (names: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(names.map(plainName)))
    .digest('hex')
    .slice(0, 32)

/** Never change this function: saved mappings depend on it. */
const plainName = (name: string) =>
  name
    .slice(0, longestName + 1)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+[-–—]\s.*$/, '')
    .replace(/\(.*\)/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
