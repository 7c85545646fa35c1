// The cells of one row by what they hold.

import type { ColumnField } from '@trivium/contract/bank/import-names'
import type { Line } from '../../files/line.ts'

export interface RowCells {
  line: Line
  cells: readonly string[]
  cell: (field: ColumnField) => string
  /** Our own tables hold everything as it is in the bank. */
  isOurs: boolean
}

/** Others count 1, 2, 3. */
const ownKey = /^[a-z][a-z0-9-]*:./

/** @param columns those of the mapping: every row asks for all of them. @param isOurTable whether all its rows are written as ours are */
export function rowCells(line: Line, columns: ReadonlyMap<string, number>, isOurTable: boolean): RowCells {
  const { cells } = line
  const raw = (field: ColumnField) => {
    const index = columns.get(field)
    return index === undefined ? '' : (cells[index] ?? '')
  }
  const isOurs = isOurTable || ownKey.test(raw('key'))
  return { line, cells, isOurs, cell: field => (isOurs ? harmful(raw(field)) : raw(field).replace(/\r\n?/g, '\n').trim()) }
}

/** In our own files an apostrophe stands before what a spreadsheet would run: see bank/imports/export/csv.ts. */
const harmful = (text: string) => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text)

/** A mark of the end of a file, from old systems, is nothing either. */
export const isBlank = ({ cells }: Line): boolean => cells.every(cell => cell.replaceAll('\u001a', '').trim() === '')

/** Templates number their rows, also those that nobody has filled in. */
export function isNumberOfRow({ cells }: Line, columns: ReadonlyMap<string, number>): boolean {
  const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]))
  const [only] = filled
  return filled.length === 1 && only !== undefined && /^\s*\d{1,4}\s*$/.test(cells[only] ?? '') && ![...columns.values()].includes(only)
}
