// An exam from a file: `npm run import -- exam.json`. Row by row it says what is wrong with a question; an exam with a hole in it is worth
// nothing, so it is taken as a whole or not at all.

import { examTerms } from '@trivium/contract/exam-office'
import { foldCase } from '@trivium/contract/fold'
import { z } from 'zod'
import { readLanguages } from '../catalogue/index.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { isStored, type NewMedia, storeMedia } from '../media/index.ts'
import { ImportError, type ReportLine } from '../imports/index.ts'
import { readPicture, readSound } from './attached-files.ts'
import { type ExamOption, ExamQuestion, storedChoice } from './exam-question.ts'
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
  for (const question of questions) read.push(await readQuestion(db, question, folder))
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
  foldCase(one.question) === foldCase(other.question) && one.image === other.image && one.audio === other.audio

type Read = Sound | { problem: string }

interface Sound {
  question: ExamQuestion
  /** What its files hold, by the names that the question has for them. */
  media: Map<string, NewMedia>
}

async function readQuestion(db: Db, row: unknown, folder: string): Promise<Read> {
  const { data: question, error } = ExamQuestion.safeParse(numberedFromOne(row))
  if (error) return { problem: sentenceOf(error) }
  const media = new Map<string, NewMedia>()
  for (const { path, name, read } of filesOf(question)) {
    // As an export of this server names it.
    if (await isStored(db, name)) continue
    const file = await read(folder, name)
    if ('problem' in file) return { problem: `${path}: ${file.problem}` }
    media.set(name, file.media)
  }
  return { question, media }
}

function filesOf({ image, audio, options, matches = [] }: ExamQuestion) {
  const pictures = (path: string, names: (string | null | undefined)[]) =>
    names.flatMap(name => (name ? [{ path, name, read: readPicture }] : []))
  const imagesOf = (choices: readonly ExamOption[]) => choices.map(choice => storedChoice(choice).image)
  return [
    ...pictures('image', [image]),
    ...(audio ? [{ path: 'audio', name: audio, read: readSound }] : []),
    ...pictures('options', imagesOf(options)),
    ...pictures('matches', imagesOf(matches)),
  ]
}

async function withStoredMedia(tx: Tx, { question, media }: Sound): Promise<ExamQuestion> {
  const names = new Map<string, string>()
  for (const [name, file] of media) names.set(name, await storeMedia(tx, file))
  const stored = (name: string | null = null) => name && (names.get(name) ?? name)
  const withImage = (choice: ExamOption) => {
    const { image, ...rest } = storedChoice(choice)
    return { ...rest, image: stored(image) }
  }
  const { image, audio, options, matches = [] } = question
  return { ...question, image: stored(image), audio: stored(audio), options: options.map(withImage), matches: matches.map(withImage) }
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
    minusMarks: exam.minus_marks ?? 0,
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
