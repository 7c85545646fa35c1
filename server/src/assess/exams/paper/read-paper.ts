// Reads a file of questions for an exam, with the bank's readers, and scans what lies in it. It may take long, so no transaction is open
// meanwhile; nothing is written.

import type { Mapping } from '@trivium/contract/bank/imports.admin'
import { must } from '../../../platform/api/refuse.ts'
import type { Scan } from '../../../platform/api/requests/scanner.ts'
import { readLanguages } from '../../../bank/catalogue/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { behindReason, type FoundQuestions, ImportError, readQuestions as readFile } from '../../../bank/imports/index.ts'
import type { NewMedia } from '../../../platform/media/index.ts'
import type { ExamTerms } from '../files/asked-of-imported.ts'
import type { ExamRow } from '../store.ts'

export const mostQuestions = 500
/** Pictures and sounds wait in memory until they are written. */
const mostMediaBytes = 100 * 1024 * 1024

export interface PaperFile {
  path: string
  name: string
  mapping: Mapping | null
  /** The operator's mapping counts columns without a column of reasons; the console's counts those that it shows. */
  isOperators: boolean
  /** Of questions that do not say it. Null: of a table they are refused, of other formats they have 1. */
  marks: number | null
  /** Null: nobody looks for viruses. */
  scan: Scan | null
}

export interface ReadPaper extends FoundQuestions {
  languageId: number
  terms: ExamTerms
  /** Pictures and sounds that the file brings, by the names under which they are stored. */
  media: ReadonlyMap<string, NewMedia>
}

/** @throws ImportError when the file as a whole cannot be read */
export async function readPaperFile(db: Db, { language_id: languageId }: ExamRow, file: PaperFile): Promise<ReadPaper> {
  const { path, name, mapping, isOperators, marks, scan } = file
  const media = new Map<string, NewMedia>()
  let bytes = 0
  const keep = async (found: NewMedia & { media: string }) => {
    if (!media.has(found.media)) bytes += found.bytes.length
    if (bytes > mostMediaBytes)
      throw new ImportError(`Its pictures and sounds come to more than ${mostMediaBytes / 1024 / 1024} MB: split it.`)
    media.set(found.media, { type: found.type, bytes: found.bytes })
  }
  const found = await readFile(
    db,
    { path, name, sheet: mapping?.sheet ?? null },
    { languageId, most: mostQuestions, say: table => mapping && (isOperators ? behindReason(mapping, table) : mapping), keep, scan },
  )
  if (mapping && !found.table) throw new ImportError('It is no table: there are no columns to say anything of.')
  const language = must((await readLanguages(db)).find(({ id }) => id === languageId)?.code, 'a foreign key keeps the language')
  return { ...found, languageId, media, terms: { language, marks: marks ?? (found.table ? null : 1) } }
}
