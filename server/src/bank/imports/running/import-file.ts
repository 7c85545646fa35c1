// For commands: reads and imports a file in one go.

import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { foldCase } from '@trivium/contract/platform/fold'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import { must } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { errorCode } from '../../../platform/db/connection/lost.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { refusedRows } from '../export/refused.ts'
import { ImportError } from '../judging/imported-question.ts'
import { describeUpload, saveUpload, needsMapping, withSavedFile } from '../reading/save-upload.ts'
import { readImport } from '../reading/read-import.ts'
import type { ReportLine } from './report.ts'
import { readVerdicts, type VerdictRow } from './row-store.ts'
import { runImport } from './run-import.ts'
import { readPlaceNames } from './shown-store.ts'
import { findImport, deleteFile, type ImportRecord, readLanguageCodes, updateImport } from '../store.ts'

export const mostBytes = 200 * 1024 * 1024

export interface FileToImport {
  path: string
  /** The language code of the questions. */
  language: string
  /** Name (`Science`, `Science: Physics`) or number of the category of questions that name none. */
  category?: string | undefined
  /** For questions that state none. */
  level?: number | undefined
  source?: string | undefined
  mapping?: Mapping | undefined
  onProgress?: (done: number, total: number) => void
}

export interface ImportedFile {
  /** The outcome of every row. */
  lines: ReportLine[]
  /** The refused rows as a table with reasons, to be corrected and imported again; null when there are none. */
  refused: AsyncGenerator<string> | null
}

/** @throws ImportError */
export async function importFile(db: Db, file: FileToImport, now: () => Date): Promise<ImportedFile> {
  const { path, onProgress = () => {} } = file
  const name = basename(path)
  const upload = { name, bytes: await sizeOf(path), accountId: null, ...(await termsOf(db, file)) }
  const described = await describeUpload(db, { path, name, mapping: file.mapping ?? null }).catch((error: unknown) => {
    throw error instanceof ImportError ? new ImportError(`${name}: ${error.message}`) : error
  })
  const id = await saveUpload(db, path, { ...upload, ...described })
  const record = must(await findImport(db, id), 'the import was just created')
  if (needsMapping(record))
    throw new ImportError(
      `${name}: no column is called question, or none answer; say which is which in the console, or with --mapping FILE.`,
    )
  await finish(db, record, { now, onProgress })
  const lines = await linesOf(db, id)
  return { lines, refused: lines.some(({ outcome }) => outcome === 'refused') ? refusedRows(db, id) : null }
}

/** Rows per reply, few enough not to block the event loop. */
const rowsInReply = 2_000

async function linesOf(db: Db, id: number): Promise<ReportLine[]> {
  const lines: ReportLine[] = []
  for (;;) {
    const rows = await readVerdicts(db, id, {}, { offset: lines.length, limit: rowsInReply })
    lines.push(...rows.map(lineOf))
    if (rows.length < rowsInReply) return lines
  }
}

async function termsOf(db: Db, { language, category, level, source }: FileToImport) {
  return {
    languageId: await findLanguage(db, language),
    categoryId: category === undefined ? null : await findPlace(db, category, language),
    level: level ?? null,
    source: source ?? null,
  }
}

interface Finishing {
  now: () => Date
  onProgress: (done: number, total: number) => void
}

async function finish(db: Db, record: ImportRecord, { now, onProgress }: Finishing): Promise<void> {
  // Files of commands are the operator's own, so they are not scanned.
  const reader = { scan: null, onProgress: async () => {} }
  try {
    await updateImport(db, record.id, await withSavedFile(db, record, file => readImport(db, record, file, reader)))
    const { new: fresh = 0, changed = 0 } = must(await findImport(db, record.id), 'the import was just read').counts
    const total = fresh + changed
    if (total > 0) onProgress(0, total)
    const change = await inTransaction(db, tx => runImport(tx, record, { now, onProgress: async done => onProgress(done, total) }))
    await updateImport(db, record.id, { ...change, finished_at: now() })
  } catch (error) {
    await updateImport(db, record.id, {
      state: 'failed',
      problem: error instanceof ImportError ? error.message : 'The import was stopped. Nothing was imported.',
    })
    throw error instanceof ImportError ? new ImportError(`${record.name}: ${error.message}`) : error
  } finally {
    await deleteFile(db, record.id)
  }
}

const outcomes = {
  new: 'imported',
  changed: 'imported',
  there: 'already there',
  double: 'duplicate',
  contradiction: 'contradiction',
  refused: 'refused',
} as const

const lineOf = ({ row, file, fileRow, verdict, reason, text, lost }: VerdictRow): ReportLine => ({
  row,
  file,
  fileRow,
  outcome: outcomes[verdict],
  reason,
  text,
  lost,
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
  return codes.get(code) ?? refuse(`There is no language ${code}; there are ${[...codes.keys()].join(', ')}.`)
}

async function findPlace(db: Db, wanted: string, language: string): Promise<number> {
  const places = [...(await readPlaceNames(db, language)).values()]
  const isCalled = ({ id, category, subcategory }: (typeof places)[number]) => {
    const whole = subcategory === null ? category : `${category}: ${subcategory}`
    return String(id) === wanted || [whole, subcategory ?? category].some(name => foldCase(name) === foldCase(wanted))
  }
  const [place, ...others] = places.filter(isCalled)
  if (!place) return refuse(`There is no category ${wanted}: make it in the console, or name one in the file.`)
  if (others.length > 0) {
    const ids = [place, ...others].map(
      ({ id, type, category, subcategory }) =>
        `${id} (${subcategory ? `${category}: ${subcategory}` : category}, ${type.replaceAll('_', ' ')})`,
    )
    return refuse(`Several categories are called ${wanted}: give the number of one of them, ${ids.join(', ')}.`)
  }
  return place.id
}

function refuse(problem: string): never {
  throw new ImportError(problem)
}
