// An examiner uploads the file of a whole exam, which becomes a new exam of theirs. It is taken whole, or not at all.

import type { InputOf } from '@trivium/contract/platform/action'
import type { examQuestionAdmin } from '@trivium/contract/assess/exam-questions.admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import type { Context, StaffContext } from '../../../platform/api/handle.ts'
import { InvalidInput, must } from '../../../platform/api/refuse.ts'
import { paperOf } from '../paper/paper.ts'
import { readExamFile } from './exam-file.ts'
import { type ExamToImport, readExamToImport, storeImported } from './import-exam.ts'
import { explained } from './questions-by-file.ts'

const mostBytes = 60 * 1024 * 1024
/** More problems than this help nobody. */
const mostNamed = 50

export async function prepareExamFile(
  _input: InputOf<(typeof examQuestionAdmin)['import_exam']>,
  context: Context,
): Promise<(inside: StaffContext) => Promise<ExamPaper>> {
  const { db, scan } = context
  const { path, bytes } = must(context.spooled, 'the action takes one')
  if (bytes > mostBytes) throw new InvalidInput([{ field: 'file', problem: `is larger than ${mostBytes / 1024 / 1024} MB` }])
  const file = await readExamFile(path, true)
  if (!file) throw new InvalidInput([{ field: 'file', problem: 'is not the file of an exam: it has no “exam” with “questions”' }])
  const read = await explained(context, readExamToImport(db, file.content, { find: file.find, scan }))
  refuseWrongRows(read)
  return async ({ db: tx, player, audit }) => {
    const id = must(await storeImported(tx, read, { key: null, examinerId: player.id }), 'without a key it is always new')
    audit({ subject: `exam:${id}`, after: { title: read.exam.title, imported: read.rows.length, draws: read.draws.length } })
    return paperOf(tx, id)
  }
}

function refuseWrongRows({ rows }: ExamToImport): void {
  const wrong = rows.filter(({ asked }) => asked === null)
  if (wrong.length === 0) return
  throw new InvalidInput(wrong.slice(0, mostNamed).map(({ row, reason }) => ({ field: `question ${row}`, problem: reason })))
}
