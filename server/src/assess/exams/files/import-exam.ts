// Imports an exam: `npm run import -- exam.json`. It reports each row like other imports of questions. But an exam with missing questions
// is worth nothing, so it is taken as a whole or not at all.

import { examTerms } from '@trivium/contract/assess/exam-terms'
import { z } from 'zod'
import { readLanguages } from '../../../bank/catalogue/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import type { NewMedia } from '../../../platform/media/index.ts'
import { findMedia, ImportError, type ReportLine } from '../../../bank/imports/index.ts'
import { bringMedia, type FindAttached, finderIn } from './attached-files.ts'
import type { Scan } from '../../../platform/api/requests/scanner.ts'
import { drawsIn } from './exam-file-draws.ts'
import type { DrawRow } from '../paper/draw-store.ts'
import type { NewQuestions, Origin } from '../paper/exam-questions-store.ts'
import { readExamRow, sentenceOf } from '../paper/exam-rows.ts'
import { judgePaper, type PaperRow } from '../paper/judge-paper.ts'
import { findExamByKey } from '../paper/paper-store.ts'
import { mostQuestions } from '../paper/read-paper.ts'
import { storeExam } from '../starter-exams.ts'

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
  const find = typeof attached === 'string' ? finderIn(attached) : attached
  const read = await readExamToImport(db, content, { find, scan: null })
  const { rows, key } = read
  if (rows.some(({ asked }) => asked === null)) return { lines: rows.map(asHeldBack), refused: withReasons(content, rows) }
  const isNew = await inTransaction(db, async tx => {
    if ((await findExamByKey(tx, key)) !== undefined) return false
    return (await storeImported(tx, read, { key })) !== null
  })
  const isThere = { outcome: 'already there' as const, reason: 'the exam is there, and stays as it is' }
  return { lines: isNew ? rows : rows.map(row => ({ ...row, ...isThere })), refused: null }
}

export interface ExamToImport {
  exam: z.output<typeof Terms>
  key: string
  languageId: number
  draws: DrawRow[]
  rows: PaperRow[]
  /** For each row. */
  origins: Origin[]
  media: ReadonlyMap<string, NewMedia>
}

interface Sources {
  find: FindAttached
  scan: Scan | null
}

/** Writes nothing. @throws ImportError if the exam itself is not valid */
export async function readExamToImport(db: Db, content: unknown, { find, scan }: Sources): Promise<ExamToImport> {
  const { exam, questions } = readFile(content)
  const languages = await readLanguages(db)
  const language = languages.find(({ code }) => code === exam.language)
  if (!language)
    throw new ImportError(`exam.language: there is no ${exam.language} here, only ${languages.map(({ code }) => code).join(', ')}.`)
  const media = new Map<string, NewMedia>()
  const keep = async (found: { media: string; type: string; bytes: Buffer }) => void media.set(found.media, found)
  const read = questions.map((question, index) => readExamRow(index + 1, question))
  const rows = judgePaper(await findMedia(db, read, { find, keep, scan }), [], { language: exam.language, marks: null })
  return { exam, key: keyOf(exam), languageId: language.id, rows, media, ...drawsIn(content, rows) }
}

interface StoredAs {
  /** Null: a new exam every time. */
  key: string | null
  examinerId?: number
}

/** All its rows must be right. @returns its id; null if there is an exam with this key */
export async function storeImported(
  tx: Tx,
  { exam, languageId, rows, origins, draws, media }: ExamToImport,
  as: StoredAs,
): Promise<number | null> {
  const questions = rows.flatMap(({ asked }, index) => {
    const draw = draws.find(({ id }) => id === origins[index]?.draw_id)
    return asked ? [{ ...asked, ...origins[index], ...(draw && { minus_marks: draw.minus_marks }) }] : []
  })
  await bringMedia(tx, questions, media)
  return storeExam(tx, { ...storedExam(exam, languageId, questions), draws, ...as })
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

function storedExam(exam: z.output<typeof Terms>, languageId: number, questions: NewQuestions['questions']) {
  return {
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
