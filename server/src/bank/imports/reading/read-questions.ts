// Reads the questions of a small file without an import. Uses the same readers, and stores only pictures and sounds.

import { isEnough } from '@trivium/contract/bank/import-names'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { Scan } from '../../../platform/api/requests/scanner.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { type AttachedMedia, type FoundMedia, findAttached } from './attached.ts'
import type { Table } from '../formats/table/table.ts'
import { ImportError, type ImportedQuestion, type ImportRow } from '../judging/imported-question.ts'
import type { RowPlace } from '../judging/row-place.ts'
import { mappingFor } from './saved-mapping.ts'
import { mediaOf } from './media-of-row.ts'
import { type Attached, type FileAt, type FoundFile, type OpenFile, withOpenFile } from './read-apart.ts'
import { readLanguageCodes } from '../store.ts'

export interface FoundRow extends RowPlace {
  text: string
  lost: string[]
  /** Why the row is refused; null when it is not. */
  refused: string | null
  /** With media names. Also set for a row that is refused because of its media. */
  question: ImportedQuestion | null
  /** The original cells of a table; null for other formats. */
  cells: string[] | null
}

export interface FoundQuestions {
  format: string
  /** Null when the format is no table. */
  table: Table | null
  /** The stated mapping of its columns. */
  said: Mapping | null
  /** Null when the columns of the table are unknown. */
  rows: FoundRow[] | null
}

interface Terms {
  /** For rows that state none. */
  languageId: number
  /** The maximum number of rows. */
  most: number
  /** Returns the caller's mapping of this table; it takes precedence over a remembered one. */
  say: (table: Table) => Mapping | null
  keep: (media: FoundMedia) => Promise<void>
  /** Null without a virus scanner. */
  scan: Scan | null
}

/** @throws ImportError when the file as a whole cannot be read */
export async function readQuestions(db: Db, at: FileAt, { languageId, most, say, ...keeper }: Terms): Promise<FoundQuestions> {
  const [language = 'en'] = [...(await readLanguageCodes(db))].find(([, id]) => id === languageId) ?? []
  return withOpenFile(at, async file => {
    const said = file.table && say(file.table)
    const table = file.table && { ...file.table, mapping: await mappingFor(db, file.table, said) }
    const { format } = file
    if (table && !isEnough(table.mapping)) return { format, table, said, rows: null }
    const attached = findAttached(db, file, keeper)
    const rows: FoundRow[] = []
    for await (const portion of file.read({ language, mapping: table?.mapping ?? null })) {
      rows.push(...(await withMedia(portion.rows, portion.attached, attached)))
      if (rows.length > most) throw new ImportError(`The file contains more than ${most} questions.`)
    }
    if (rows.length === 0) throw new ImportError('The file contains no questions.')
    return { format, table, said, rows: table ? await withCells(file, rows) : rows }
  })
}

async function withCells(file: OpenFile, rows: FoundRow[]): Promise<FoundRow[]> {
  const cells = new Map<number, string[]>()
  for await (const lines of file.lines(rows.map(({ row }) => row))) for (const line of lines) cells.set(line.number, line.cells)
  return rows.map(row => ({ ...row, cells: cells.get(row.row) ?? null }))
}

interface MediaFinder extends Pick<Terms, 'keep' | 'scan'> {
  /** Returns media by name. */
  find: (name: string) => Promise<FoundFile>
}

/** For rows that do not come from a file of questions. */
export const findMedia = (db: Db, rows: readonly ImportRow[], { find, keep, scan }: MediaFinder) =>
  withMedia(rows, [], findAttached(db, { find }, { keep, scan }))

async function withMedia(rows: readonly ImportRow[], attached: readonly Attached[], media: AttachedMedia): Promise<FoundRow[]> {
  const brought = Map.groupBy(attached, ({ index }) => index)
  const found: FoundRow[] = []
  for (const [index, row] of rows.entries()) {
    const start = { row: row.row, file: row.file ?? null, fileRow: row.fileRow ?? null, text: row.text, cells: null }
    if ('refused' in row) {
      found.push({ ...start, lost: [], refused: row.refused, question: null })
      continue
    }
    const { media: named, lost, problem } = await mediaOf(row.question, { attached: media, own: brought.get(index) ?? [] })
    const question = problem === null ? { ...row.question, ...named } : row.question
    found.push({ ...start, lost: [...row.lost, ...lost], refused: problem, question })
  }
  return found
}
