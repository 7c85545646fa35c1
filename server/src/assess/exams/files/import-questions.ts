// Imports questions from a file into an exam, in any format that the bank reads. It reports what is wrong with a row, or what the row
// loses, and takes the others.

import { basename } from 'node:path'
import type { ResultOf } from '@trivium/contract/platform/action'
import type { examAdmin } from '@trivium/contract/assess/exams.admin'
import { must } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import {
  ImportError,
  type ImportedFile,
  namesOf,
  refusedAsCsv,
  rememberSaid,
  shownNumber,
  unknownColumns,
} from '../../../bank/imports/index.ts'
import { bringMedia } from './attached-files.ts'
import { addQuestions, readQuestions } from '../paper/exam-questions-store.ts'
import { judgePaper, type PaperRow } from '../paper/judge-paper.ts'
import { isStarted, lockExam } from '../paper/paper-store.ts'
import { type PaperFile, type ReadPaper, readPaperFile } from '../paper/read-paper.ts'
import { type ExamRow, readExam } from '../store.ts'

type Import = typeof examAdmin.import_exam_questions

/** Null: the columns of the table are not known. */
export async function judgeRead(db: Db, examId: number, { rows, terms }: ReadPaper): Promise<PaperRow[] | null> {
  return rows && judgePaper(rows, await readQuestions(db, examId), terms)
}

/** The exam must be locked. Judges against its current questions. @throws ImportError if the exam's language has changed meanwhile */
export async function bringQuestions(tx: Tx, exam: ExamRow, read: ReadPaper, now: Date): Promise<PaperRow[] | null> {
  const { id: examId, language_id: languageId, minus_marks: minusMarks } = exam
  if (languageId !== read.languageId) throw new ImportError('The language of the exam has changed: read the file again.')
  if (read.table) await rememberSaid(tx, read.table, read.said, now)
  const rows = await judgeRead(tx, examId, read)
  const questions = (rows ?? []).flatMap(({ asked }) => asked ?? [])
  await bringMedia(tx, questions, read.media)
  const isSealed = exam.release_when !== 'hand_in'
  if (questions.length > 0) await addQuestions(tx, { examId, languageId, isSealed, minusMarks, questions })
  return rows
}

/** Refused rows with their reasons, to be corrected and sent again; null if there are none. */
function refusedIn(rows: readonly PaperRow[] | null, { table }: ReadPaper, examId: number): string | null {
  const refused = (rows ?? []).filter(({ outcome }) => outcome === 'refused')
  return refused.length === 0 ? null : refusedAsCsv(table && namesOf(table.names, table.mapping), refused, examId)
}

export const verdicts = { imported: 'new', duplicate: 'double', contradiction: 'contradiction', refused: 'refused' } as const

/** The table as it was read, and the refused rows. */
export function presentFile(examId: number, read: ReadPaper, rows: readonly PaperRow[] | null) {
  const { table } = read
  const csv = refusedIn(rows, read, examId)
  return {
    refused_file: csv === null ? null : { name: `refused-rows-of-exam-${examId}.csv`, csv },
    columns: table && table.names,
    mapping: table && table.mapping,
    unknown_columns: table ? unknownColumns(table.names, table.mapping) : [],
    sheets: table && table.sheets,
    needs_mapping: rows === null,
  }
}

/** Leaves out rows without remarks. */
export function presentBrought(examId: number, read: ReadPaper, rows: readonly PaperRow[] | null): Omit<ResultOf<Import>, 'paper'> {
  const all = rows ?? []
  return {
    added: all.filter(({ asked }) => asked !== null).length,
    rows: all
      .filter(({ outcome, lost }) => outcome !== 'imported' || lost.length > 0)
      .map(({ row, file, fileRow, outcome, reason, text, lost }) => ({
        row: shownNumber({ row, file, fileRow }),
        file,
        verdict: verdicts[outcome],
        problem: reason,
        text,
        lost,
      })),
    ...presentFile(examId, read, rows),
  }
}

/** For `npm run import`. @throws ImportError */
export async function importIntoExam(
  db: Db,
  examId: number,
  file: Pick<PaperFile, 'path' | 'mapping' | 'marks'>,
  now: () => Date,
): Promise<ImportedFile> {
  const name = basename(file.path)
  const fail = (problem: string): never => {
    throw new ImportError(`${name}: ${problem}`)
  }
  const named = (error: unknown): never => {
    throw error instanceof ImportError ? new ImportError(`${name}: ${error.message}`) : error
  }
  const exam = (await readExam(db, examId)) ?? fail(`there is no exam ${examId}.`)
  const read = await readPaperFile(db, exam, { ...file, name, isOperators: true, scan: null }).catch(named)
  const rows = await inTransaction(db, async tx => {
    if (!(await lockExam(tx, examId))) return fail(`there is no exam ${examId}.`)
    if (await isStarted(tx, examId)) return fail(`somebody has started exam ${examId}, which can be changed no more.`)
    return bringQuestions(tx, must(await readExam(tx, examId), 'it was just locked'), read, now()).catch(named)
  })
  if (rows === null) return fail('its columns are not known: say which is which with --mapping FILE.')
  const refused = refusedIn(rows, read, examId)
  return { lines: rows, refused: refused === null ? null : once(refused) }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}
