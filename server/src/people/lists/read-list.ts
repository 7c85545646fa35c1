// Turns the cells of a file into the rows of a list. A row that cannot be read has its reason.

import { fold } from '@trivium/contract/platform/fold'
import { extraPercents } from '@trivium/contract/people/list-names'
import { cleanEmail } from '../../platform/contact-addresses.ts'
import { InvalidInput } from '../../platform/api/refuse.ts'
import { cleanName } from '../names/index.ts'
import { type Header, headerOf, type ListColumn } from './columns.ts'

export interface CellLine {
  number: number
  cells: string[]
}

/** Terms of a person on a list. */
export interface Terms {
  own_id: string | null
  extra_percent: number
  hides_timer: boolean
  has_larger_text: boolean
}

export interface ListEntry {
  row: number
  cells: string[]
  /** As in the file, for the preview. */
  typed: string
  /** Cleaned; null without an address or with a wrong one. */
  email: string | null
  account: number | null
  name: string | null
  group: string | null
  /** What the file says; a column that the file lacks is missing here, and changes nothing. */
  terms: Partial<Terms>
  problem: string | null
}

export interface ReadList {
  header: readonly string[]
  unknown: string[]
  entries: ListEntry[]
}

/** The header line comes on top. */
export const mostListLines = 5001

/** @throws InvalidInput if no column has addresses or numbers of accounts */
export function readList(lines: readonly CellLine[]): ReadList {
  const [first, ...rest] = lines
  const header = first && headerOf(first.cells)
  if (!first || !header) {
    const problem =
      'Its first line must name the columns: email (or account), name, own_id, group, extra_percent, hides_timer, has_larger_text.'
    throw new InvalidInput([{ field: 'file', problem }])
  }
  return { header: first.cells, unknown: header.unknown, entries: rest.map(line => entryOf(line, header)) }
}

const mostOwnId = 60
const mostGroupName = 80
const mostShown = 254

function entryOf({ number, cells }: CellLine, { places }: Header): ListEntry {
  const cell = (column: ListColumn) => {
    const place = places.get(column)
    return place === undefined ? undefined : visible(cells[place] ?? '')
  }
  const problems: string[] = []
  const note = <Value>(value: Value | { problem: string }): Value | undefined => {
    if (typeof value !== 'object' || value === null || !('problem' in value)) return value
    problems.push(value.problem)
    return undefined
  }
  const typed = cell('email') ?? ''
  const email = typed === '' ? null : cleanEmail(typed)
  if (typed !== '' && email === null) problems.push('This is not an email address.')
  const account = note(accountIn(cell('account') ?? '')) ?? null
  if (typed === '' && account === null && problems.length === 0) problems.push('The row has no email address.')
  const ownId = cell('own_id')
  if (ownId !== undefined && ownId.length > mostOwnId) problems.push(`The own id is longer than ${mostOwnId} characters.`)
  const percent = cell('extra_percent')
  const terms: Partial<Terms> = {
    ...(ownId !== undefined && { own_id: ownId === '' ? null : ownId }),
    ...(percent !== undefined && { extra_percent: note(percentIn(percent)) ?? 0 }),
  }
  for (const column of ['hides_timer', 'has_larger_text'] as const) {
    const said = cell(column)
    if (said !== undefined) terms[column] = note(yesIn(said)) ?? false
  }
  return {
    row: number,
    cells,
    typed: typed.slice(0, mostShown),
    email,
    account,
    name: cleanName(cell('name'), null),
    group: cell('group')?.slice(0, mostGroupName + 1) || null,
    terms,
    problem: problems[0] ?? null,
  }
}

/** Without invisible characters, and without the apostrophe that our own files put before a formula. */
const visible = (cell: string) =>
  cell
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'(?='*[=+\-@])/, '')
    .toWellFormed()

function accountIn(text: string): number | null | { problem: string } {
  if (text === '') return null
  const digits = fold(text).replace(/^#/, '')
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : { problem: 'The account is not a number.' }
}

function percentIn(text: string): number | { problem: string } {
  const number = text === '' ? 0 : Number(fold(text).replace(/[%٪+\s]/g, ''))
  const known = extraPercents.find(percent => percent === number)
  return known ?? { problem: 'The extra time must be 0, 25, 50 or 100 percent.' }
}

const yes = new Set(['1', 'yes', 'y', 'true', 'x', 'si', 'sí', 's', 'نعم'])
const no = new Set(['', '0', 'no', 'n', 'false', '-', 'لا'])

function yesIn(text: string): boolean | { problem: string } {
  const word = fold(text).toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : { problem: 'The columns hides_timer and has_larger_text must be yes or no.' }
}
