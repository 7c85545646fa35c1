// Tables of questions, from CSV and from workbooks. A mapping says which column holds what.

import { isEnough } from '@trivium/contract/bank/import-names'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import { fold } from '@trivium/contract/platform/fold'
import type { SheetName } from '../../../../platform/db/tables/import-tables.ts'
import { type Line, mostColumns } from '../../files/line.ts'
import type { ImportRow } from '../../judging/imported-question.ts'
import { findNames, longestName, missingOption, mostTitleLines, numberedName, openColumns, signatureOf } from './columns.ts'
import type { ReadOptions } from '../format.ts'
import { isBlank, isNumberOfRow, rowCells } from './row-cells.ts'
import { surveyOf } from './table-survey.ts'
import { readRow } from './table-row.ts'

export interface Table {
  /** The names of the columns; `Column n` for those without one. */
  names: string[]
  signature: string
  mapping: Mapping
  /** The sheets of a workbook; null for other formats. */
  sheets: SheetName[] | null
  /** The first values of each column. */
  samples: string[][]
}

/** Maps the columns by their names. An editor's mapping takes precedence: see mappingOf. */
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

/** The first different values of each column, each as one line. Skips empty cells. */
function samplesOf(lines: readonly Line[], names: readonly string[], { header_line }: Mapping): string[][] {
  const below = lines.filter(({ number }) => number > header_line)
  return names.map((_, index) => {
    const values = below.map(({ cells }) => sampleOf(cells[index] ?? '')).filter(value => value !== '')
    return [...new Set(values)].slice(0, mostSamples)
  })
}

/** Replaces control characters, which the database does not accept. */
function sampleOf(cell: string): string {
  const line = cell
    .slice(0, 2 * longestSample)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return (line.length > longestSample ? `${line.slice(0, longestSample - 1)}…` : line).toWellFormed()
}

/** @param known an editor's mapping of columns with these names; the line of names and the sheet come from the file */
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

/**
 * @param lines reads the table from its start each time, because all rows are surveyed before the first is read. @param names of its
 * columns
 */
export async function* readTable(
  lines: () => AsyncIterable<Line>,
  names: readonly string[],
  reading: ReadOptions,
): AsyncGenerator<ImportRow> {
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

/** Whether it is our own table without its keys: its texts are still in our notation. */
const isKeyless = (names: readonly string[], { columns }: Mapping): boolean =>
  columns.key === undefined &&
  ['category_slug', 'subcategory_slug', 'option_10_remark', 'source_licence'].every(name => names.includes(name))

/** Up to the last named column; all columns when none has a name. */
const widthOf = (names: readonly string[]) =>
  names.findLastIndex((name, index) => name !== numberedName(index)) + 1 || Math.max(names.length, mostColumns)
