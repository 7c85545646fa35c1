// From a file on disk to an import that can be read, and on from there: `npm run import` and the console go the same way.

import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { errorCode } from '../db/lost.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { isEnough } from './formats/columns.ts'
import { mappingOf, type Table } from './formats/table.ts'
import { ImportError } from './imported-question.ts'
import { readImport } from './read-import.ts'
import type { ReportLine } from './report.ts'
import { runImport } from './run-import.ts'
import { type OpenFile, withOpenFile } from './read-apart.ts'
import {
  fetchFile,
  findImport,
  forgetFile,
  type ImportRecord,
  insertImport,
  readLanguageCodes,
  readMapping,
  readVerdicts,
  storeFile,
  updateImport,
} from './store.ts'
import { must } from '../api/refuse.ts'

export const mostBytes = 200 * 1024 * 1024

interface Upload {
  path: string
  name: string
  bytes: number
  accountId: number | null
  languageId: number
}

/** Finds out what it is and keeps it. @returns the id. @throws ImportError, with nothing kept */
export async function keepUpload(db: Db, { path, name, bytes, accountId, languageId }: Upload): Promise<number> {
  const { format, table } = await withOpenFile({ path, name }, async opened => opened)
  const columns = table
    ? { ...(await describedAs(db, table)), sheets: table.sheets }
    : { columns: null, signature: null, mapping: null, sheets: null }
  const id = await insertImport(db, { accountId, name, bytes, format, languageId, ...columns })
  await storeFile(db, id, path)
  return id
}

/** The columns of a table, and what they hold: as an editor has said it of such columns before. */
async function describedAs(db: Db, table: Table) {
  return { columns: table.names, signature: table.signature, mapping: mappingOf(table, await readMapping(db, table.signature)) }
}

/** An editor may have chosen another sheet: its columns are others. @returns the record as it is now */
export async function withColumnsOf(db: Db, record: ImportRecord, { table }: Pick<OpenFile, 'table'>): Promise<ImportRecord> {
  const isChosen = Object.keys(record.mapping?.columns ?? {}).length > 0
  if (!table || (isChosen && JSON.stringify(table.names) === JSON.stringify(record.columns))) return record
  const { columns, signature, mapping } = await describedAs(db, table)
  await updateImport(db, record.id, { columns: JSON.stringify(columns), signature, mapping: JSON.stringify(mapping) })
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

export interface FileToImport {
  path: string
  /** Code of the questions' language. */
  language: string
  onProgress?: (done: number, total: number) => void
}

/** For commands: reads and imports a file in one go. @returns the outcome of every row. @throws ImportError */
export async function importFile(db: Db, { path, language, onProgress = () => {} }: FileToImport): Promise<ReportLine[]> {
  const name = basename(path)
  const bytes = await sizeOf(path)
  const languageId = await findLanguage(db, language)
  const id = await keepUpload(db, { path, name, bytes, accountId: null, languageId }).catch((error: unknown) => {
    throw error instanceof ImportError ? new ImportError(`${name}: ${error.message}`) : error
  })
  const record = must(await findImport(db, id), 'it was just made')
  if (needsMapping(record))
    throw new ImportError(
      `${name}: no column is called question, or none answer; import it in the console, where you can say which is which.`,
    )
  await finish(db, record, onProgress)
  return (await readVerdicts(db, id, undefined, { offset: 0, limit: 1_000_000 })).map(lineOf)
}

async function finish(db: Db, record: ImportRecord, onProgress: (done: number, total: number) => void): Promise<void> {
  // Files of commands are the operator's own.
  const reader = { scan: null, onProgress: async () => {} }
  try {
    await updateImport(db, record.id, await withKeptFile(db, record, file => readImport(db, record, file, reader)))
    const { new: fresh = 0, changed = 0 } = must(await findImport(db, record.id), 'it was just read').counts
    const total = fresh + changed
    if (total > 0) onProgress(0, total)
    const change = await inTransaction(db, tx => runImport(tx, record, async done => onProgress(done, total)))
    await updateImport(db, record.id, { ...change, finished_at: new Date() })
  } catch (error) {
    await updateImport(db, record.id, {
      state: 'failed',
      problem: error instanceof ImportError ? error.message : 'It was stopped. Nothing was imported.',
    })
    throw error instanceof ImportError ? new ImportError(`${record.name}: ${error.message}`) : error
  } finally {
    await forgetFile(db, record.id)
  }
}

const outcomes = { new: 'imported', changed: 'imported', there: 'already there', double: 'duplicate', refused: 'refused' } as const

const lineOf = ({ row, verdict, reason, text }: Awaited<ReturnType<typeof readVerdicts>>[number]): ReportLine => ({
  row,
  outcome: outcomes[verdict],
  reason,
  text,
})

async function sizeOf(path: string): Promise<number> {
  const name = basename(path)
  try {
    const file = await stat(path)
    if (file.isDirectory()) throw new ImportError(`${name} cannot be read: it is a folder.`)
    if (file.size > mostBytes) throw new ImportError(`${name} is larger than ${mostBytes / 1024 / 1024} MB.`)
    return file.size
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError(`${name} cannot be read: ${problems[errorCode(error)] ?? 'an unexpected error'}.`)
  }
}

const problems: Record<string, string> = { ENOENT: 'there is no such file', EACCES: 'access was refused' }

async function findLanguage(db: Db, code: string): Promise<number> {
  const codes = await readLanguageCodes(db)
  return codes.get(code) ?? refuseLanguage(code, [...codes.keys()])
}

function refuseLanguage(code: string, known: string[]): never {
  throw new ImportError(`There is no language ${code}; there are ${known.join(', ')}.`)
}
