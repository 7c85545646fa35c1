// Downloads of an exam's results: a workbook with all tables, or one table as CSV.

import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { ResultFile } from '@trivium/contract/assess/exam-names'
import type { examResultsAdmin } from '@trivium/contract/assess/exam-results.admin'
import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import { type CsvCell, csvLine } from '../../../../platform/api/csv.ts'
import type { Context } from '../../../../platform/api/handle.ts'
import { createPause } from '../../../../platform/api/http/pause.ts'
import { must } from '../../../../platform/api/refuse.ts'
import { asWorkbook, type Sheet, type SheetCell, workbookType } from '../../../../platform/api/workbook.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import { issueTicket, serveTickets } from '../../../../bank/imports/index.ts'
import { managedExam } from '../../board/managers.ts'
import { readExam } from '../../store.ts'
import { tables } from './result-tables.ts'

type Export = typeof examResultsAdmin.export_exam_results

const path = '/api/admin/exam-files'

const nameOf = (examId: number, file: ResultFile) => `exam-${examId}-${file === 'workbook' ? 'results.xlsx' : `${file}.csv`}`

export async function exportResults({ exam_id, contents }: InputOf<Export>, context: Context): Promise<ResultOf<Export>> {
  await managedExam(exam_id, context)
  const secret = await issueTicket({ exam_id, results: contents }, context)
  return { path: `${path}/${secret}`, name: nameOf(exam_id, contents) }
}

export function registerResultFiles(http: FastifyInstance, db: Db, now: () => Date): void {
  serveTickets(http, { db, now, path }, wanted =>
    'results' in wanted
      ? {
          name: nameOf(wanted.exam_id, wanted.results),
          type: wanted.results === 'workbook' ? workbookType : 'text/csv; charset=utf-8',
          content: () => Readable.from(writeResults(db, wanted.exam_id, wanted.results), { objectMode: false }),
        }
      : null,
  )
}

async function* writeResults(db: Db, examId: number, file: ResultFile): AsyncGenerator<Uint8Array> {
  const exam = must(await readExam(db, examId), 'exams are not deleted')
  if (file === 'workbook') yield* asWorkbook([tables.examinees(db, exam), tables.answers(db, exam), tables.questions(db, exam)])
  else yield* asCsv(tables[file](db, exam))
}

/** Starts with a byte order mark, because spreadsheets otherwise misread UTF-8. */
async function* asCsv({ columns, rows }: Sheet): AsyncGenerator<Uint8Array> {
  const pause = createPause()
  yield Buffer.from(`\uFEFF${csvLine(columns.map(({ title }) => title))}`)
  for await (const some of rows) {
    if (some.length > 0) yield Buffer.from(some.map(row => csvLine(row.map(csvCell))).join(''))
    await pause()
  }
}

const csvCell = (cell: SheetCell): CsvCell => (cell instanceof Date ? cell.toISOString() : cell)
