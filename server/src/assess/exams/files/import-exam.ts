// Imports an exam: `npm run import -- exam.json`. It reports each row like other imports of questions. But an exam with missing questions
// is worth nothing, so it is taken as a whole or not at all.

import { examTerms } from '@trivium/contract/assess/exams.admin'
import { z } from 'zod'
import { readLanguages } from '../../../bank/catalogue/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { type NewMedia, storeMedia } from '../../../platform/media/index.ts'
import { findMedia, ImportError, type ReportLine } from '../../../bank/imports/index.ts'
import { type FindAttached, finderIn } from './attached-files.ts'
import type { ExamQuestion } from '../paper/exam-question.ts'
import { readExamRow, sentenceOf } from '../paper/exam-rows.ts'
import { judgePaper, type PaperRow } from '../paper/judge-paper.ts'
import { findExamByKey } from '../paper/paper-store.ts'
import { mostQuestions } from '../paper/read-paper.ts'
import { storeExams } from '../starter-exams.ts'

const { language_id: _id, ...terms } = examTerms
const Terms = z.strictObject({
  ...terms,
  /** Names the exam: importing the same id twice creates one exam. */
  id: z.string().trim().min(1).max(80),
  /** Language code. */
  language: z.string().default('en'),
})

const Fields = z.record(z.string(), z.unknown())
const File = z.object({ exam: z.unknown(), questions: z.array(z.unknown()).min(1).max(mostQuestions) })

/** The outcome of each row, and the file with the reasons of refused rows; null if no row is refused. */
export interface ImportedExam {
  lines: ReportLine[]
  refused: string | null
}

/** @param attached the folder of its pictures and sounds, or a function that finds them. @throws ImportError if the exam itself is not valid */
export async function importExam(db: Db, content: unknown, attached: string | FindAttached): Promise<ImportedExam> {
  const { exam, questions } = readFile(content)
  const languages = await readLanguages(db)
  const language = languages.find(({ code }) => code === exam.language)
  if (!language)
    throw new ImportError(`exam.language: there is no ${exam.language} here, only ${languages.map(({ code }) => code).join(', ')}.`)
  const media = new Map<string, NewMedia>()
  const keep = async (found: { media: string; type: string; bytes: Buffer }) => void media.set(found.media, found)
  const read = questions.map((question, index) => readExamRow(index + 1, question))
  const rows = judgePaper(await findMedia(db, read, typeof attached === 'string' ? finderIn(attached) : attached, keep), [], {
    language: exam.language,
    marks: null,
  })
  if (rows.some(({ asked }) => asked === null)) return { lines: rows.map(asHeldBack), refused: withReasons(content, rows) }
  const isNew = await inTransaction(db, async tx => {
    if ((await findExamByKey(tx, keyOf(exam))) !== undefined) return false
    for (const one of media.values()) await storeMedia(tx, one)
    const asked = rows.flatMap(row => row.asked ?? [])
    return (await storeExams(tx, [storedExam(exam, language.id, asked)])) > 0
  })
  const isThere = { outcome: 'already there' as const, reason: 'the exam is there, and stays as it is' }
  return { lines: isNew ? rows : rows.map(row => ({ ...row, ...isThere })), refused: null }
}

function readFile(content: unknown): { exam: z.output<typeof Terms>; questions: unknown[] } {
  const file = File.safeParse(content)
  if (!file.success) throw new ImportError(`questions: must be a list of 1 to ${mostQuestions} questions.`)
  const exam = Terms.safeParse(file.data.exam)
  if (!exam.success) throw new ImportError(`exam: ${sentenceOf(exam.error)}`)
  if (new Date(exam.data.ends_at) <= new Date(exam.data.starts_at)) throw new ImportError('exam.ends_at: is not after the start.')
  return { exam: exam.data, questions: file.data.questions }
}

const keyOf = ({ id }: { id: string }) => `import:${id}`

function storedExam(exam: z.output<typeof Terms>, languageId: number, questions: ExamQuestion[]) {
  return {
    key: keyOf(exam),
    title: exam.title,
    languageId,
    startsAt: new Date(exam.starts_at),
    endsAt: new Date(exam.ends_at),
    isDaily: exam.is_daily ?? false,
    durationMinutes: exam.duration_minutes,
    examKey: exam.exam_key,
    showsKey: false,
    rules: exam.rules,
    answerAgain: exam.answer_again,
    strictAway: exam.strict_away,
    isForAll: exam.is_for_all,
    releaseWhen: exam.release_when,
    passPercent: exam.pass_percent ?? null,
    marksAtHandIn: exam.marks_at_hand_in ?? false,
    minusMarks: exam.minus_marks ?? 0,
    questions,
  }
}

const asHeldBack = (row: PaperRow): ReportLine =>
  row.outcome === 'imported'
    ? { ...row, outcome: 'refused', reason: 'is right, but other rows are not: the exam is taken as a whole' }
    : row

/** Returns all questions, because the exam is taken as a whole. */
function withReasons(content: unknown, rows: readonly PaperRow[]): string {
  const { exam, questions } = File.parse(content)
  const marked = questions.map((question, index) => {
    const { reason = '' } = rows[index] ?? {}
    const { reason: _old, ...own } = Fields.safeParse(question).data ?? { question }
    return reason === '' ? own : { reason, ...own }
  })
  return `${JSON.stringify({ exam, questions: marked }, null, 2)}\n`
}
