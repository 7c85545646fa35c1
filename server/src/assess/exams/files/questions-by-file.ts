// An examiner previews a file of questions, then imports it. The file is read before the transaction that imports the questions.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { examAdmin } from '@trivium/contract/assess/exams.admin'
import type { Context, StaffContext } from '../../../platform/api/handle.ts'
import { InvalidInput, must, refuse } from '../../../platform/api/refuse.ts'
import { ImportError, InfectedError } from '../../../bank/imports/index.ts'
import { managedExam, lockUnstarted } from '../board/managers.ts'
import { bringQuestions, judgeRead, presentBrought, presentFile } from './import-questions.ts'
import { paperOf } from '../paper/paper.ts'
import { isStarted } from '../paper/paper-store.ts'
import { presentPreview } from '../paper/preview-rows.ts'
import { type ReadPaper, readPaperFile } from '../paper/read-paper.ts'
import type { ExamRow } from '../store.ts'

type Admin = typeof examAdmin

const mostBytes = 50 * 1024 * 1024

export async function previewExamQuestions(
  input: InputOf<Admin['preview_exam_questions']>,
  context: Context,
): Promise<ResultOf<Admin['preview_exam_questions']>> {
  const { exam, read } = await readSent(input, context)
  const rows = await judgeRead(context.db, exam.id, read)
  return {
    ...(await presentPreview(context.db, exam, read, rows ?? [])),
    ...presentFile(exam.id, read, rows),
    samples: read.table && read.table.samples,
  }
}

type Brought = ResultOf<Admin['import_exam_questions']>

export async function prepareExamQuestions(
  input: InputOf<Admin['import_exam_questions']>,
  context: Context,
): Promise<(inside: StaffContext) => Promise<Brought>> {
  const { read } = await readSent(input, context)
  return async inside => {
    const { db, audit, now } = inside
    const exam = await lockUnstarted(input.exam_id, inside)
    const rows = await explained(context, bringQuestions(db, exam, read, now))
    const report = presentBrought(exam.id, read, rows)
    audit({ subject: `exam:${exam.id}`, after: { added: report.added, revealed: report.rows.length } })
    return { ...report, paper: await paperOf(db, exam.id) }
  }
}

async function readSent(
  { exam_id, mapping, marks }: InputOf<Admin['preview_exam_questions']>,
  context: Context,
): Promise<{ exam: ExamRow; read: ReadPaper }> {
  const { db, scan } = context
  const exam = await managedExam(exam_id, context)
  if (await isStarted(db, exam_id)) refuse('exam_started')
  const { path, name, bytes } = must(context.spooled, 'the action takes one')
  if (bytes > mostBytes) throw new InvalidInput([{ field: 'file', problem: `is larger than ${mostBytes / 1024 / 1024} MB` }])
  const file = { path, name, mapping: mapping ?? null, isOperators: false, marks: marks ?? null, scan }
  return { exam, read: await explained(context, readPaperFile(db, exam, file)) }
}

/** Reports a problem with the whole file as one sentence. */
export async function explained<Result>({ log }: Context, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof InfectedError) {
      log.warn({ virus: error.virus }, 'an infected file was refused')
      refuse('infected_file')
    }
    if (error instanceof ImportError) throw new InvalidInput([{ field: 'file', problem: error.message }])
    throw error
  }
}
