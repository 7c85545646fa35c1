// The cells of one row by their fields.

import type { ColumnField } from '@trivium/contract/bank/import-names'
import type { Line } from '../../files/line.ts'

export interface RowCells {
  line: Line
  cells: readonly string[]
  cell: (field: ColumnField) => string
  /** Our own tables hold texts in our own notation. */
  isOurs: boolean
}

/** Our own keys have a prefix. Other tables' keys are often plain numbers. */
const ownKey = /^[a-z][a-z0-9-]*:./

/** @param columns the mapping, as a Map because every row uses all of it. @param isOurTable whether all rows are in our own notation */
export function rowCells(line: Line, columns: ReadonlyMap<string, number>, isOurTable: boolean): RowCells {
  const { cells } = line
  const raw = (field: ColumnField) => {
    const index = columns.get(field)
    return index === undefined ? '' : (cells[index] ?? '')
  }
  const isOurs = isOurTable || ownKey.test(raw('key'))
  return { line, cells, isOurs, cell: field => (isOurs ? harmful(raw(field)) : raw(field).replace(/\r\n?/g, '\n').trim()) }
}

/** Our own CSV puts an apostrophe before a formula (bank/imports/export/csv.ts); remove it. */
const harmful = (text: string) => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text)

/** Ignores the end-of-file mark of old systems, too. */
export const isBlank = ({ cells }: Line): boolean => cells.every(cell => cell.replaceAll('\u001a', '').trim() === '')

/** Whether a row holds nothing but its number: templates number empty rows, too. */
export function isNumberOfRow({ cells }: Line, columns: ReadonlyMap<string, number>): boolean {
  const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]))
  const [only] = filled
  return filled.length === 1 && only !== undefined && /^\s*\d{1,4}\s*$/.test(cells[only] ?? '') && ![...columns.values()].includes(only)
}
