// Turns a file on disk into an import. `npm run import` and the console use the same code.

import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isEnough } from '@trivium/contract/bank/import-names'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { Db } from '../../../platform/db/connect.ts'
import type { Table } from '../formats/table/table.ts'
import { ImportError } from '../judging/imported-question.ts'
import { behindReason, mappingFor } from './saved-mapping.ts'
import { type OpenFile, withOpenFile } from './read-apart.ts'
import { fetchFile, type ImportRecord, insertImport, type NewImport, storeFile, updateImport } from '../store.ts'

interface FileToSave {
  path: string
  name: string
  /** Its indexes do not count a column of reasons. It takes precedence over a remembered mapping. */
  mapping?: Mapping | null
}

type Described = Pick<NewImport, 'format' | 'columns' | 'signature' | 'samples' | 'mapping' | 'sheets'>

/** Describes the file. Call it before a transaction begins, because it may take long. @throws ImportError */
export async function describeUpload(db: Db, { path, name, mapping = null }: FileToSave): Promise<Described> {
  const { format, table } = await withOpenFile({ path, name, sheet: mapping?.sheet ?? null }, async opened => opened)
  if (mapping && !table) throw new ImportError('The file is not a table, so it has no columns to choose.')
  return table
    ? { format, ...(await describedAs(db, table, mapping && behindReason(mapping, table))), sheets: table.sheets }
    : { format, columns: null, signature: null, mapping: null, sheets: null, samples: null }
}

/** @returns the id of the import */
export async function saveUpload(db: Db, path: string, upload: NewImport): Promise<number> {
  const id = await insertImport(db, upload)
  await storeFile(db, id, path)
  return id
}

/** The columns of a table and their mapping: the given one, or the one remembered for such columns. */
async function describedAs(db: Db, table: Table, said: Mapping | null = null) {
  return { columns: table.names, signature: table.signature, samples: table.samples, mapping: await mappingFor(db, table, said) }
}

/** Another sheet has other columns, so describe them again when an editor has chosen one. @returns the current record */
export async function withColumnsOf(db: Db, record: ImportRecord, { table }: Pick<OpenFile, 'table'>): Promise<ImportRecord> {
  const isChosen = Object.keys(record.mapping?.columns ?? {}).length > 0
  if (!table || (isChosen && JSON.stringify(table.names) === JSON.stringify(record.columns))) return record
  const { columns, signature, samples, mapping } = await describedAs(db, table)
  await updateImport(db, record.id, {
    columns: JSON.stringify(columns),
    signature,
    samples: JSON.stringify(samples),
    mapping: JSON.stringify(mapping),
  })
  return { ...record, columns, signature, mapping }
}

export const needsMapping = ({ columns, mapping }: Pick<ImportRecord, 'columns' | 'mapping'>): boolean =>
  columns !== null && (mapping === null || !isEnough(mapping))

/** Opens the stored file of an import. @throws ImportError when the file has been deleted */
export async function withSavedFile<Result>(db: Db, record: ImportRecord, work: (file: OpenFile) => Promise<Result>): Promise<Result> {
  const path = join(tmpdir(), `trivium-import-${randomUUID()}`)
  try {
    if (!(await fetchFile(db, record.id, path))) throw new ImportError('The server has already deleted the file: upload it again.')
    return await withOpenFile({ path, name: record.name, sheet: record.mapping?.sheet ?? null }, work)
  } finally {
    await rm(path, { force: true })
  }
}
