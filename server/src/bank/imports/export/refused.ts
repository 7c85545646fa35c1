// The refused rows of an import as a table, which people can correct and upload again. The first column has the reason, so that a row
// with more cells than names keeps them all. A table keeps its own cells; other formats get the columns of our CSV.

import type { Mapping } from '@trivium/contract/bank/imports.admin'
import { csvLine, harmlessCell, plainCsvLine } from '../../../platform/api/csv.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { numberedName, reasonColumn } from '../formats/table/columns.ts'
import type { ImportedQuestion } from '../judging/imported-question.ts'
import { placedReason, type RowPlace } from '../judging/row-place.ts'
import { readRefused } from '../running/row-store.ts'
import { findImport } from '../store.ts'
import { cellsOf, columnNames } from './csv.ts'
import { rowOfImported } from './row-of-imported.ts'

/** The columns of a table; null for other formats. */
type Columns = readonly string[] | null

export interface RefusedRow extends RowPlace {
  reason: string
  text: string
  question: ImportedQuestion | null
  cells: readonly string[] | null
}

export async function* refusedRows(db: Db, importId: number): AsyncGenerator<string> {
  const record = await findImport(db, importId)
  if (!record) return
  const columns = record.columns && namesOf(record.columns, record.mapping)
  yield headOf(columns)
  for await (const rows of readRefused(db, importId)) {
    yield (
      rows
        // judge.ts has written import_rows.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        .map(row => lineOfRow(columns, { ...row, question: row.question as ImportedQuestion | null }, importId))
        .join('')
    )
  }
}

/** @param number of the import or exam they belong to */
export const refusedAsCsv = (columns: Columns, rows: readonly RefusedRow[], number: number): string =>
  headOf(columns) + rows.map(row => lineOfRow(columns, row, number)).join('')

/** Starts with a byte order mark, because spreadsheets otherwise misread UTF-8. */
const headOf = (columns: Columns) => `\uFEFF${csvLine([reasonColumn, ...(columns ?? columnNames)])}`

function lineOfRow(columns: Columns, refused: RefusedRow, number: number): string {
  const { row, text, question, cells } = refused
  const reason = placedReason(refused, refused.reason)
  if (columns !== null) return plainCsvLine([harmlessCell(reason), ...(cells ?? [text])])
  return csvLine([reason, ...cellsOf(question ? rowOfImported(question) : { key: `refused:${number}-${row}`, question: text })])
}

/** A column without a name gets the name of its field. */
export function namesOf(columns: readonly string[], mapping: Mapping | null): readonly string[] {
  const fields = new Map(Object.entries(mapping?.columns ?? {}).map(([field, index]) => [index, field]))
  return columns.map((name, index) => (name === numberedName(index) ? (fields.get(index) ?? name) : name))
}
