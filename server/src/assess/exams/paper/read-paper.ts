// Reads a file of questions for an exam with the bank's readers, and scans it for viruses. That may take long, so it happens outside any
// transaction and writes nothing.

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
/** Pictures and sounds stay in memory until they are written. */
const mostMediaBytes = 100 * 1024 * 1024

export interface PaperFile {
  path: string
  name: string
  mapping: Mapping | null
  /** The operator's mapping does not count a column of reasons; the console's mapping counts all columns that it shows. */
  isOperators: boolean
  /** Marks of questions that state none. Null: such a question is refused in a table, and gets 1 in other formats. */
  marks: number | null
  /** Null: no virus scanner is configured. */
  scan: Scan | null
}

export interface ReadPaper extends FoundQuestions {
  languageId: number
  terms: ExamTerms
  /** The file's pictures and sounds, by their stored names. */
  media: ReadonlyMap<string, NewMedia>
}

/** @throws ImportError if the whole file cannot be read */
export async function readPaperFile(db: Db, { language_id: languageId }: ExamRow, file: PaperFile): Promise<ReadPaper> {
  const { path, name, mapping, isOperators, marks, scan } = file
  const media = new Map<string, NewMedia>()
  let bytes = 0
  const keep = async (found: NewMedia & { media: string }) => {
    if (!media.has(found.media)) bytes += found.bytes.length
    if (bytes > mostMediaBytes)
      throw new ImportError(`Its pictures and sounds are larger than ${mostMediaBytes / 1024 / 1024} MB: split the file.`)
    media.set(found.media, { type: found.type, bytes: found.bytes })
  }
  const found = await readFile(
    db,
    { path, name, sheet: mapping?.sheet ?? null },
    { languageId, most: mostQuestions, say: table => mapping && (isOperators ? behindReason(mapping, table) : mapping), keep, scan },
  )
  if (mapping && !found.table) throw new ImportError('The file is not a table, so it has no columns to choose.')
  const language = must((await readLanguages(db)).find(({ id }) => id === languageId)?.code, 'a foreign key keeps the language')
  return { ...found, languageId, media, terms: { language, marks: marks ?? (found.table ? null : 1) } }
}
