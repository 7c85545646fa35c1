// The questions of a small file, without an import of its own: the same readers, and nothing of it is kept but pictures and sounds.

import { isEnough } from '@trivium/contract/import-names'
import type { Mapping } from '@trivium/contract/import-office'
import type { Scan } from '../api/scanner.ts'
import type { Db } from '../db/connect.ts'
import { type Beside, type FoundMedia, lookBeside } from './beside.ts'
import { mappingOf, type Table } from './formats/table.ts'
import { ImportError, type ImportedQuestion, type ImportRow } from './imported-question.ts'
import { mediaOf } from './media-of-row.ts'
import { type Attached, type FileAt, type Found, type OpenFile, withOpenFile } from './read-apart.ts'
import { readLanguageCodes, readMapping, rememberMapping } from './store.ts'

export interface FoundRow {
  row: number
  /** Of an archive with several files: the one it stands in. */
  file: string | null
  text: string
  lost: string[]
  /** Why it is none of ours. */
  refused: string | null
  /** With names of media. Also of a row that is refused for what it shows. */
  question: ImportedQuestion | null
  /** Of a table: as they stand there. */
  cells: string[] | null
}

export interface FoundQuestions {
  format: string
  /** Null where the format is no table. */
  table: Table | null
  /** Null: the columns of the table are not known. */
  rows: FoundRow[] | null
}

interface Terms {
  /** Of rows that state none. */
  languageId: number
  /** How many there may be. */
  most: number
  mapping: Mapping | null
  /** Of a mapping, so that it is remembered for tables with the same columns. */
  now: Date
  keep: (media: FoundMedia) => Promise<void>
  /** Null: nobody looks for viruses. */
  scan: Scan | null
}

/** Rows of a table count from the line behind the names. @throws ImportError when the file as a whole cannot be read */
export async function readQuestions(db: Db, at: FileAt, { languageId, most, mapping, now, ...keeper }: Terms): Promise<FoundQuestions> {
  const [language = 'en'] = [...(await readLanguageCodes(db))].find(([, id]) => id === languageId) ?? []
  return withOpenFile({ ...at, sheet: mapping?.sheet ?? null }, async file => {
    const table = file.table && { ...file.table, mapping: await mappingFor(db, file.table, mapping, now) }
    const { format } = file
    if (table && !isEnough(table.mapping)) return { format, table, rows: null }
    const beside = lookBeside(db, file, keeper)
    const rows: FoundRow[] = []
    for await (const portion of file.read({ language, mapping: table?.mapping ?? null })) {
      rows.push(...(await withMedia(portion.rows, portion.attached, beside)))
      if (rows.length > most) throw new ImportError(`It holds more than ${most} questions.`)
    }
    if (rows.length === 0) throw new ImportError('It holds no question.')
    return { format, table, rows: table ? await withCells(file, rows, table.mapping.header_line) : rows }
  })
}

/** What is said now goes before what was said of such columns before. */
async function mappingFor(db: Db, table: Table, said: Mapping | null, now: Date): Promise<Mapping> {
  const saysColumns = Object.keys(said?.columns ?? {}).length > 0
  if (said && saysColumns) await rememberMapping(db, table.signature, said, now)
  return mappingOf(table, said && saysColumns ? said : await readMapping(db, table.signature))
}

async function withCells(file: OpenFile, rows: FoundRow[], headerLine: number): Promise<FoundRow[]> {
  const cells = new Map<number, string[]>()
  for await (const lines of file.lines(rows.map(({ row }) => row))) for (const line of lines) cells.set(line.number, line.cells)
  return rows.map(row => ({ ...row, row: row.row - headerLine, cells: cells.get(row.row) ?? null }))
}

/** For rows that do not come from a file of their own. @param find what lies beside them */
export const findMedia = (db: Db, rows: readonly ImportRow[], find: (name: string) => Promise<Found>, keep: Terms['keep']) =>
  withMedia(rows, [], lookBeside(db, { find }, { keep, scan: null }))

async function withMedia(rows: readonly ImportRow[], attached: readonly Attached[], beside: Beside): Promise<FoundRow[]> {
  const brought = Map.groupBy(attached, ({ index }) => index)
  const found: FoundRow[] = []
  for (const [index, row] of rows.entries()) {
    const start = { row: row.row, file: row.file ?? null, text: row.text, cells: null }
    if ('refused' in row) {
      found.push({ ...start, lost: [], refused: row.refused, question: null })
      continue
    }
    const { media, lost, problem } = await mediaOf(row.question, { beside, own: brought.get(index) ?? [] })
    const question = problem === null ? { ...row.question, ...media } : row.question
    found.push({ ...start, lost: [...row.lost, ...lost], refused: problem, question })
  }
  return found
}
