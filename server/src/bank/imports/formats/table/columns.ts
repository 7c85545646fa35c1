// What the columns of a table hold, by the names that people and programs give them.

import { createHash } from 'node:crypto'
import { type ColumnField, columnFields } from '@trivium/contract/bank/import-names'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { Line } from '../../files/line.ts'
import { bareName, knownNames, namesIn, numberedNames } from './column-names.ts'

/** Names stand in one of the first lines: there may be titles before. */
export const mostTitleLines = 20

/** What is longer is no name. */
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

/** The columns by their names. `answer 1` is an option where nothing else is one, and else a part of the answer. */
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
/** What only our own tables hold is called as there. */
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

/** A, B, C …, without a gap; numbers alone only where nothing else is an option. */
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

/** Where nothing else is the answer, a key is: that of our bank stands beside one, or a word. */
function withKey(columns: Columns, names: readonly string[]): Columns {
  const key = names.indexOf('key')
  if (key === -1) return columns
  const says = columns.answer !== undefined || columns.answer_1 !== undefined || columns.word !== undefined
  return { ...columns, [says ? 'key' : 'answer']: key }
}

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

/** Columns with a name that nothing is taken from. */
export function unknownColumns(names: readonly string[], { columns }: Mapping): string[] {
  const taken = new Set(Object.values(columns))
  return names.filter((name, index) => !taken.has(index) && !isNumbered(name) && name !== reasonColumn)
}

export interface OpenColumn {
  index: number
  /** The column that is taken, of the same name: which of them counts nobody knows where they differ. */
  twin: number | null
  isNamed: boolean
  /** Between two options, where the places of others would be. */
  isAmongOptions: boolean
}

/** Of these a table may have several columns. */
const listed = /^(?:tags|accepted|note)$/

/** @returns the name of an option that has no column, where a later one has; null where none is missing */
export function missingOption({ columns }: Mapping): string | null {
  for (const kind of ['option', 'wrong', 'match'] as const) {
    // Wrong answers may be counted on from options.
    const there = slots.map(
      slot => (columns[ofSlot(kind, slot)] ?? (kind === 'wrong' ? columns[ofSlot('option', slot)] : undefined)) !== undefined,
    )
    const missing = there.indexOf(false)
    if (missing !== -1 && missing < there.lastIndexOf(true)) return `${kind === 'wrong' ? 'wrong answer' : kind} ${missing + 1}`
  }
  return null
}

/** Columns that nothing is taken from. Where none has a name, an editor has said which ones count. */
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

/** The numbers of its rows say nothing of a question. */
export const holdsText = ({ index, isNamed }: OpenColumn, cells: readonly string[]): boolean => {
  const text = (cells[index] ?? '').trim()
  return text !== '' && (isNamed || index > 0 || !/^\d{1,6}$/.test(text))
}

/** Ours, in a file of refused rows (bank/imports/export/refused.ts): why a row was refused is no part of it. */
export const reasonColumn = 'reason'

/** What a column without a name is called. */
export const numberedName = (index: number) => `Column ${index + 1}`
const isNumbered = (name: string) => /^Column \d+$/.test(name)

/** What an editor says of columns is remembered under their names. */
export const signatureOf = (names: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(names.map(plainName)))
    .digest('hex')
    .slice(0, 32)

/** Never changed: mappings are kept under it. */
const plainName = (name: string) =>
  name
    .slice(0, longestName + 1)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+[-–—]\s.*$/, '')
    .replace(/\(.*\)/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
