// Questions from a file into an exam: in any format of the bank, by its readers. Row by row it is said what is wrong with one, and what it
// loses; the others are taken.

import { basename } from 'node:path'
import type { ResultOf } from '@trivium/contract/action'
import type { examOffice } from '@trivium/contract/exam-office'
import type { Mapping } from '@trivium/contract/import-office'
import type { Scan } from '../api/scanner.ts'
import { must } from '../api/refuse.ts'
import { readLanguages } from '../catalogue/index.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import {
  type FoundQuestions,
  ImportError,
  type ImportedFile,
  namesOf,
  readQuestions as readFile,
  refusedAsCsv,
  unknownColumns,
} from '../imports/index.ts'
import { storeMedia } from '../media/index.ts'
import { addQuestions, readQuestions } from './exam-questions-store.ts'
import { judgePaper, type PaperRow } from './judge-paper.ts'
import { isStarted, lockExam } from './paper-store.ts'
import { type ExamRow, readExam } from './store.ts'

type Import = typeof examOffice.import_exam_questions

export const mostQuestions = 500

export interface PaperFile {
  path: string
  name: string
  mapping: Mapping | null
  /** Of questions that do not say it. Null: of a table they are refused, of other formats they have 1. */
  marks: number | null
  now: Date
  /** Null: nobody looks for viruses. */
  scan: Scan | null
}

export interface PaperRows {
  table: FoundQuestions['table']
  /** Null: the columns of the table are not known. */
  rows: PaperRow[] | null
  /** The refused rows with their reasons, to be mended and sent again; null where none is. */
  refused: string | null
}

/** Nobody can start the exam meanwhile. @throws ImportError when the file as a whole cannot be read */
export async function bringQuestions(tx: Tx, exam: ExamRow, { path, name, marks, ...how }: PaperFile): Promise<PaperRows> {
  const { id: examId, language_id: languageId, minus_marks: minusMarks } = exam
  const keep = async (media: { type: string; bytes: Buffer }) => void (await storeMedia(tx, media))
  const { rows: found, table } = await readFile(tx, { path, name }, { languageId, most: mostQuestions, keep, ...how })
  if (found === null) return { table, rows: null, refused: null }
  const language = must((await readLanguages(tx)).find(({ id }) => id === languageId)?.code, 'a foreign key keeps the language')
  const rows = judgePaper(found, await readQuestions(tx, examId), { language, marks: marks ?? (table ? null : 1) })
  const questions = rows.flatMap(({ asked }) => asked ?? [])
  const isSealed = exam.release_when !== 'hand_in'
  if (questions.length > 0) await addQuestions(tx, { examId, languageId, isSealed, minusMarks, questions })
  return { table, rows, refused: refusedIn(rows, table, examId) }
}

function refusedIn(rows: readonly PaperRow[], table: FoundQuestions['table'], examId: number): string | null {
  const refused = rows.filter(({ outcome }) => outcome === 'refused')
  return refused.length === 0 ? null : refusedAsCsv(table && namesOf(table.names, table.mapping), refused, examId)
}

const verdicts = { imported: 'new', duplicate: 'double', contradiction: 'contradiction', refused: 'refused' } as const

/** Rows about which there is nothing to say are left out. */
export function presentRows(examId: number, { table, rows, refused }: PaperRows): Omit<ResultOf<Import>, 'paper'> {
  const all = rows ?? []
  return {
    added: all.filter(({ asked }) => asked !== null).length,
    rows: all
      .filter(({ outcome, lost }) => outcome !== 'imported' || lost.length > 0)
      .map(({ row, file, outcome, reason, text, lost }) => ({ row, file, verdict: verdicts[outcome], problem: reason, text, lost })),
    refused_file: refused === null ? null : { name: `refused-rows-of-exam-${examId}.csv`, csv: refused },
    columns: table && table.names,
    mapping: table && table.mapping,
    unknown_columns: table ? unknownColumns(table.names, table.mapping) : [],
    sheets: table && table.sheets,
    needs_mapping: rows === null,
  }
}

/** For `npm run import`. @throws ImportError */
export async function importIntoExam(db: Db, examId: number, file: Pick<PaperFile, 'path' | 'mapping' | 'marks'>): Promise<ImportedFile> {
  const name = basename(file.path)
  const fail = (problem: string): never => {
    throw new ImportError(`${name}: ${problem}`)
  }
  const brought = await inTransaction(db, async tx => {
    if (!(await lockExam(tx, examId))) return fail(`there is no exam ${examId}.`)
    if (await isStarted(tx, examId)) return fail(`somebody has started exam ${examId}, which can be changed no more.`)
    const exam = must(await readExam(tx, examId), 'it was just locked')
    return bringQuestions(tx, exam, { ...file, name, now: new Date(), scan: null }).catch((error: unknown) => {
      throw error instanceof ImportError ? new ImportError(`${name}: ${error.message}`) : error
    })
  })
  const rows = brought.rows ?? fail('its columns are not known: say which is which with --mapping FILE.')
  return { lines: rows, refused: brought.refused === null ? null : once(brought.refused) }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}
