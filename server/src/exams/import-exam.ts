// An exam from a file: `npm run import -- exam.json`. Row by row it says what is wrong with a question; an exam with a hole in it is worth
// nothing, so it is taken as a whole or not at all.

import { examTerms } from '@trivium/contract/exam-office'
import { z } from 'zod'
import { readLanguages } from '../catalogue/index.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { type NewMedia, storeMedia } from '../media/index.ts'
import { ImportError, type ReportLine } from '../imports/index.ts'
import { readPicture, readSound } from './attached-files.ts'
import { ExamQuestion } from './exam-question.ts'
import { findExamByKey } from './paper-store.ts'
import { storeExams } from './starter-exams.ts'

const { language_id: _id, ...terms } = examTerms
const Terms = z.strictObject({
  ...terms,
  /** Names the exam, so that importing it twice finds it again. */
  id: z.string().trim().min(1).max(80),
  /** Code of the language. */
  language: z.string().default('en'),
})

const mostQuestions = 500
const File = z.object({ exam: z.unknown(), questions: z.array(z.unknown()).min(1).max(mostQuestions) })

export const isExamFile = (content: unknown): boolean => z.object({ exam: z.looseObject({}) }).safeParse(content).success

/** @param folder where its pictures and sounds are. @returns what became of each question. @throws ImportError when the exam itself cannot be understood */
export async function importExam(db: Db, content: unknown, folder: string): Promise<ReportLine[]> {
  const { exam, questions } = readFile(content)
  const languages = await readLanguages(db)
  const language = languages.find(({ code }) => code === exam.language)
  if (!language)
    throw new ImportError(`exam.language: there is no ${exam.language} here, only ${languages.map(({ code }) => code).join(', ')}.`)
  const read: Read[] = []
  for (const question of questions) read.push(await readQuestion(question, folder))
  const lines = read.map((one, index): ReportLine => {
    const text = textOf(questions[index])
    if ('problem' in one) return { row: index + 1, outcome: 'refused', reason: one.problem, text }
    const isTwin = read.findIndex(other => 'question' in other && isSame(other.question, one.question)) < index
    return { row: index + 1, outcome: isTwin ? 'duplicate' : 'imported', reason: isTwin ? 'asks the same as an earlier row' : '', text }
  })
  if (lines.some(({ outcome }) => outcome !== 'imported')) return lines.map(asHeldBack)
  const isNew = await inTransaction(db, async tx => {
    if ((await findExamByKey(tx, keyOf(exam))) !== undefined) return false
    const stored: ExamQuestion[] = []
    for (const one of read) if ('question' in one) stored.push(await withStoredMedia(tx, one))
    return (await storeExams(tx, [storedExam(exam, language.id, stored)])) > 0
  })
  return isNew
    ? lines
    : lines.map(line => ({ ...line, outcome: 'already there' as const, reason: 'the exam is there, and stays as it is' }))
}

/** Questions about different pictures or sounds may have the same words. */
const isSame = (one: ExamQuestion, other: ExamQuestion) =>
  one.question.toLowerCase() === other.question.toLowerCase() && one.image === other.image && one.audio === other.audio

type Read = Sound | { problem: string }

interface Sound {
  question: ExamQuestion
  image: NewMedia | null
  audio: NewMedia | null
}

async function readQuestion(row: unknown, folder: string): Promise<Read> {
  const { data: question, error } = ExamQuestion.safeParse(numberedFromOne(row))
  if (error) return { problem: sentenceOf(error) }
  const picture = question.image ? await readPicture(folder, question.image) : null
  if (picture && 'problem' in picture) return { problem: `image: ${picture.problem}` }
  const sound = question.audio ? await readSound(folder, question.audio) : null
  if (sound && 'problem' in sound) return { problem: `audio: ${sound.problem}` }
  return { question, image: picture?.media ?? null, audio: sound?.media ?? null }
}

async function withStoredMedia(tx: Tx, { question, image, audio }: Sound): Promise<ExamQuestion> {
  return { ...question, image: image && (await storeMedia(tx, image)), audio: audio && (await storeMedia(tx, audio)) }
}

function readFile(content: unknown): { exam: z.output<typeof Terms>; questions: unknown[] } {
  const file = File.safeParse(content)
  if (!file.success) throw new ImportError(`questions: there have to be 1 to ${mostQuestions} of them, in a list.`)
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
    questions,
  }
}

const Row = z.looseObject({ question: z.string().catch(''), answer: z.union([z.string(), z.array(z.number())]).catch([]) })

/** Options count from 1, as in files of questions for an exam; a word to be guessed is the answer itself. What is optional may be left out. */
function numberedFromOne(row: unknown): unknown {
  const read = Row.safeParse(row)
  if (!read.success) return row
  const { answer, ...rest } = { note: null, options: [], ...read.data }
  return typeof answer === 'string' ? { ...rest, answer: [], word: answer } : { ...rest, answer: answer.map(number => number - 1) }
}

const textOf = (row: unknown): string => Row.safeParse(row).data?.question ?? ''

const sentenceOf = ({ issues: [issue] }: z.ZodError): string =>
  issue ? `${issue.path.map(String).join('.') || 'it'}: ${issue.message}` : ''

const asHeldBack = (line: ReportLine): ReportLine =>
  line.outcome === 'imported'
    ? { ...line, outcome: 'refused', reason: 'is right, but other rows are not: the exam is taken as a whole' }
    : line
