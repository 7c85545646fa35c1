// Tables of questions, from CSV and from workbooks: which column holds what, a mapping says.

import { isEnough } from '@trivium/contract/bank/import-names'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import { fold } from '@trivium/contract/platform/fold'
import type { SheetName } from '../../../../platform/db/tables/import-tables.ts'
import { type Line, mostColumns } from '../../files/line.ts'
import type { ImportRow } from '../../judging/imported-question.ts'
import { findNames, longestName, missingOption, mostTitleLines, numberedName, openColumns, signatureOf } from './columns.ts'
import type { Reading } from '../format.ts'
import { isBlank, isNumberOfRow, rowCells } from './row-cells.ts'
import { surveyOf } from './table-survey.ts'
import { readRow } from './table-row.ts'

export interface Table {
  /** The names of the columns, or their numbers. */
  names: string[]
  signature: string
  mapping: Mapping
  /** Of a workbook. */
  sheets: SheetName[] | null
  /** What stands in the first rows of each column. */
  samples: string[][]
}

/** The columns as their names say; what an editor has said of them goes before: see mappingOf. */
export async function describeTable(lines: AsyncIterable<Line>): Promise<Table> {
  const first: Line[] = []
  for await (const line of lines) if (first.push(line) >= mostTitleLines + mostSamples) break
  const titles = first.slice(0, mostTitleLines)
  const mapping = findNames(titles)
  const header = first.find(({ number }) => number === mapping.header_line)
  const width = Math.max(0, ...titles.map(({ cells }) => cells.length))
  const names = header ? header.cells.map((cell, index) => fold(cell).slice(0, longestName) || numberedName(index)) : numbered(width)
  return {
    names,
    signature: signatureOf(header ? names : [`${width} columns without names`]),
    mapping,
    sheets: null,
    samples: samplesOf(first, names, mapping),
  }
}

const mostSamples = 3
const longestSample = 80

/** The first values of each column, in one line each. What is empty or there already is no sample. */
function samplesOf(lines: readonly Line[], names: readonly string[], { header_line }: Mapping): string[][] {
  const below = lines.filter(({ number }) => number > header_line)
  return names.map((_, index) => {
    const values = below.map(({ cells }) => sampleOf(cells[index] ?? '')).filter(value => value !== '')
    return [...new Set(values)].slice(0, mostSamples)
  })
}

/** The database keeps no control characters. */
function sampleOf(cell: string): string {
  const line = cell
    .slice(0, 2 * longestSample)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return (line.length > longestSample ? `${line.slice(0, longestSample - 1)}…` : line).toWellFormed()
}

/** @param known what an editor has said of columns with these names; where the names stand, and in which sheet, the file says */
export const mappingOf = ({ mapping }: Table, known: Mapping | null): Mapping => {
  if (!known) return mapping
  const { sheet: _, ...said } = known
  return {
    ...said,
    ...(mapping.header_line > 0 && { header_line: mapping.header_line }),
    ...(mapping.sheet !== undefined && { sheet: mapping.sheet }),
  }
}

const numbered = (width: number) => Array.from({ length: width }, (_, index) => numberedName(index))

/** @param lines reads the table anew each time: all of it is looked at before its first row is read. @param names of its columns */
export async function* readTable(lines: () => AsyncIterable<Line>, names: readonly string[], reading: Reading): AsyncGenerator<ImportRow> {
  const { mapping, language } = reading
  if (!mapping || !isEnough(mapping)) return
  const columns = new Map(Object.entries(mapping.columns))
  const rows = async function* () {
    for await (const line of lines())
      if (line.number > mapping.header_line && !isBlank(line) && !isNumberOfRow(line, columns))
        yield rowCells(line, columns, isKeyless(names, mapping))
  }
  const survey = await surveyOf(rows(), mapping, names)
  const terms = {
    mapping,
    survey,
    names,
    width: widthOf(names),
    open: openColumns(names, mapping),
    missing: missingOption(mapping),
    language,
  }
  for await (const row of rows()) yield readRow(row, terms)
}

/** Our own table, whose keys somebody has left out: its texts are still written in our way. */
const isKeyless = (names: readonly string[], { columns }: Mapping): boolean =>
  columns.key === undefined &&
  ['category_slug', 'subcategory_slug', 'option_10_remark', 'source_licence'].every(name => names.includes(name))

/** Up to the last column with a name; all of them where none has one. */
const widthOf = (names: readonly string[]) =>
  names.findLastIndex((name, index) => name !== numberedName(index)) + 1 || Math.max(names.length, mostColumns)
