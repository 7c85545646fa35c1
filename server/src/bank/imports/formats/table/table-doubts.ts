// Why a row of a table is not for sure what somebody has written.

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
  /** How many columns have names. */
  width: number
  open: readonly OpenColumn[]
  /** An option without a column. */
  missing: string | null
  /** Code of questions that state none. */
  language: string
}

/** What is longer is refused, and is not searched. */
const longestText = 2_001

/** The row is none of ours; the message says why. */
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
    refuse('has more cells than there are columns: a comma within a text needs quotes')
  }
  if (isOurs && line.isShort) refuse('has fewer cells than there are columns: the file, or a line, ends within this row')
  if (isOurs && columns.active !== undefined && (cells[columns.active] ?? '') === '')
    refuse('active: is empty, where our own tables say yes or no')
  if (missing !== null) refuse(`${missing}: has no column, while those behind it have one`)
  const twin = open.find(one => one.twin !== null && (cells[one.index] ?? '').trim() !== (cells[one.twin] ?? '').trim())
  if (twin) refuse(`column ${twin.index + 1}: is called like column ${(twin.twin ?? 0) + 1}, and holds something else`)
  const gap = open.find(one => (one.isAmongOptions || (isOurs && !one.isNamed)) && holdsText(one, cells))
  if (gap) refuse(`column ${gap.index + 1}: stands between columns of the question, and what it is called is not known`)
  if (isOurs) return
  const letters = problemOfLetters([...used].map(index => (cells[index ?? -1] ?? '').slice(0, longestText)).join('\n'))
  if (letters) refuse(letters)
}

/**
 * An empty cell behind the last column may be what a comma within a text has pushed there. In a workbook it has a border and no more, and a
 * last column that nobody leaves empty shows that nothing was pushed.
 */
const isLonger = ({ cells, inQuotes }: Line, names: readonly string[], columns: Mapping['columns']): boolean =>
  inQuotes !== undefined && names.some(isNamed) && cells.length > names.length && columns.answer !== names.length - 1

const isNamed = (name: string, index: number) => name !== numberedName(index)
const isHeader = (cells: readonly string[], names: readonly string[]) =>
  names.some(isNamed) && names.every((name, index) => !isNamed(name, index) || fold(cells[index] ?? '').slice(0, longestName) === name)

/** A number, a word for yes, a key: what goes on in the next line is none. */
const ofOneLine =
  /^(?:key|active|level|difficulty|marks|minus_marks|part_marks|keeps_order|time_limit|type|language|tolerance|option_\d+_share)$/
const holdsNoLines = (columns: Mapping['columns'], column: number): boolean =>
  Object.entries(columns).every(([field, index]) => index !== column || ofOneLine.test(field))
