// From a file on disk to an import that can be read: `npm run import` and the console go the same way.

import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isEnough } from '@trivium/contract/import-names'
import type { Mapping } from '@trivium/contract/import-office'
import type { Db } from '../db/connect.ts'
import { reasonColumn, signatureOf } from './formats/columns.ts'
import { mappingOf, type Table } from './formats/table.ts'
import { ImportError } from './imported-question.ts'
import { type OpenFile, withOpenFile } from './read-apart.ts'
import { fetchFile, type ImportRecord, insertImport, readMapping, storeFile, updateImport } from './store.ts'

interface Upload {
  path: string
  name: string
  bytes: number
  accountId: number | null
  languageId: number
  /** Where questions go that name no category. */
  categoryId: number | null
  level: number | null
  /** Within it what the file calls its questions counts. */
  source: string | null
  /** Goes before what is remembered of columns with these names. */
  mapping?: Mapping | null
}

/** Finds out what it is and keeps it. @returns the id. @throws ImportError, with nothing kept */
export async function keepUpload(db: Db, { path, mapping = null, ...upload }: Upload): Promise<number> {
  const { format, table } = await withOpenFile({ path, name: upload.name, sheet: mapping?.sheet ?? null }, async opened => opened)
  if (mapping && !table) throw new ImportError('It is no table: there are no columns to say anything of.')
  const columns = table
    ? { ...(await describedAs(db, table, mapping)), sheets: table.sheets }
    : { columns: null, signature: null, mapping: null, sheets: null, samples: null }
  const id = await insertImport(db, { ...upload, format, ...columns })
  await storeFile(db, id, path)
  return id
}

/** The columns of a table, and what they hold: as it is said now, or as an editor has said it of such columns before. */
async function describedAs(db: Db, table: Table, said: Mapping | null = null) {
  const known = said ?? (await remembered(db, table))
  return { columns: table.names, signature: table.signature, samples: table.samples, mapping: mappingOf(table, known) }
}

/** Refused rows come back with their reasons before them: what was said of the other columns holds for them, too. */
async function remembered(db: Db, { names, signature }: Table): Promise<Mapping | null> {
  const own = await readMapping(db, signature)
  const [first, ...rest] = names
  if (own || first !== reasonColumn) return own
  const ofFile = await readMapping(db, signatureOf(rest))
  if (!ofFile) return null
  const moved = Object.entries(ofFile.columns).map(([field, index]) => [field, index + 1])
  return { ...ofFile, columns: Object.fromEntries(moved) }
}

/** An editor may have chosen another sheet: its columns are others. @returns the record as it is now */
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

/** Opens the file of an import where it is kept. @throws ImportError when it is not kept any more */
export async function withKeptFile<Result>(db: Db, record: ImportRecord, work: (file: OpenFile) => Promise<Result>): Promise<Result> {
  const path = join(tmpdir(), `trivium-import-${randomUUID()}`)
  try {
    if (!(await fetchFile(db, record.id, path))) throw new ImportError('Its file is not kept any more: upload it again.')
    return await withOpenFile({ path, name: record.name, sheet: record.mapping?.sheet ?? null }, work)
  } finally {
    await rm(path, { force: true })
  }
}
