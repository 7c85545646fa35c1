// Finds reasons why a row of a table may not be what its author wrote.

import { fold } from '@trivium/contract/platform/fold'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { Line } from '../../files/line.ts'
import { problemOfLetters } from '../../files/mojibake.ts'
import { holdsText, longestName, numberedName, type OpenColumn } from './columns.ts'
import type { RowCells } from './row-cells.ts'
import type { Survey } from './table-survey.ts'

export interface TableTerms {
  mapping: Mapping
  survey: Survey
  names: readonly string[]
  /** The number of columns with names. */
  width: number
  open: readonly OpenColumn[]
  /** The name of an option without a column. */
  missing: string | null
  /** Language code for questions that state none. */
  language: string
}

/** Longer texts are refused anyway, and not searched. */
const longestText = 2_001

/** The row is refused; the message is the reason. */
export class Doubtful extends Error {}

export function refuse(problem: string): never {
  throw new Doubtful(problem)
}

/** @throws Doubtful */
export function refuseDoubts({ line, cells, isOurs }: RowCells, { mapping: { columns }, names, width, open, missing }: TableTerms): void {
  const used = new Set(Object.values(columns))
  const doubt = line.doubts?.find(
    ({ column, isOfLines = false }) => column === null || (used.has(column) && !(isOfLines && holdsNoLines(columns, column))),
  )
  if (doubt) refuse(doubt.column === null ? doubt.problem : `column ${doubt.column + 1}: ${doubt.problem}`)
  if (isHeader(cells, names)) refuse('repeats the names of the columns')
  if (cells.slice(width).some(cell => cell.trim() !== '') || isLonger(line, names, columns)) {
    refuse('has more cells than there are columns: put a text with a comma in quotes')
  }
  if (isOurs && line.isShort) refuse('has fewer cells than there are columns: the file, or a line, ends within this row')
  if (isOurs && columns.active !== undefined && (cells[columns.active] ?? '') === '') refuse('active: is empty, but must be yes or no')
  if (missing !== null) refuse(`${missing}: has no column, but a later one has`)
  const twin = open.find(one => one.twin !== null && (cells[one.index] ?? '').trim() !== (cells[one.twin] ?? '').trim())
  if (twin) refuse(`column ${twin.index + 1}: has the same name as column ${(twin.twin ?? 0) + 1}, and holds something else`)
  const gap = open.find(one => (one.isAmongOptions || (isOurs && !one.isNamed)) && holdsText(one, cells))
  if (gap) refuse(`column ${gap.index + 1}: stands between columns of the question, but its name is unknown`)
  if (isOurs) return
  const letters = problemOfLetters([...used].map(index => (cells[index ?? -1] ?? '').slice(0, longestText)).join('\n'))
  if (letters) refuse(letters)
}

/**
 * A comma within a text may have pushed an empty cell behind the last column. Not in a workbook, where such a cell only has a border, and
 * not when the answer is the last column, because it is never empty.
 */
const isLonger = ({ cells, inQuotes }: Line, names: readonly string[], columns: Mapping['columns']): boolean =>
  inQuotes !== undefined && names.some(isNamed) && cells.length > names.length && columns.answer !== names.length - 1

const isNamed = (name: string, index: number) => name !== numberedName(index)
const isHeader = (cells: readonly string[], names: readonly string[]) =>
  names.some(isNamed) && names.every((name, index) => !isNamed(name, index) || fold(cells[index] ?? '').slice(0, longestName) === name)

/** Fields whose values never span lines: a number, a word for yes, a key. */
const ofOneLine =
  /^(?:key|active|level|difficulty|marks|minus_marks|part_marks|keeps_order|time_limit|type|language|tolerance|option_\d+_share)$/
const holdsNoLines = (columns: Mapping['columns'], column: number): boolean =>
  Object.entries(columns).every(([field, index]) => index !== column || ofOneLine.test(field))
