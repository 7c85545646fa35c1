// An exam from a file: `npm run import -- exam.json`. Row by row it says what is wrong with a question; an exam with a hole in it is worth
// nothing, so it is taken as a whole or not at all.

import { examTerms } from '@trivium/contract/exam-office'
import { z } from 'zod'
import { readLanguages } from '../catalogue/index.ts'
import type { Db } from '../db/connect.ts'
import { ImportError, type ReportLine } from '../questions/index.ts'
import { ExamQuestion } from './exam-question.ts'
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

/** @returns what became of each question. @throws ImportError when the exam itself cannot be understood */
export async function importExam(db: Db, content: unknown): Promise<ReportLine[]> {
  const { exam, questions } = readFile(content)
  const languages = await readLanguages(db)
  const language = languages.find(({ code }) => code === exam.language)
  if (!language)
    throw new ImportError(`exam.language: there is no ${exam.language} here, only ${languages.map(({ code }) => code).join(', ')}.`)
  const read = questions.map(question => ExamQuestion.safeParse(numberedFromOne(question)))
  const lines = read.map(({ data, error }, index): ReportLine => {
    const text = textOf(questions[index])
    if (error) return { row: index + 1, outcome: 'refused', reason: sentenceOf(error), text }
    const isTwin = read.findIndex(other => other.data?.question.toLowerCase() === data.question.toLowerCase()) < index
    return { row: index + 1, outcome: isTwin ? 'duplicate' : 'imported', reason: isTwin ? 'asks the same as an earlier row' : '', text }
  })
  if (lines.some(({ outcome }) => outcome !== 'imported')) return lines.map(asHeldBack)
  const sound = read.flatMap(({ data }) => (data ? [data] : []))
  const isNew = await storeExams(db, [storedExam(exam, language.id, sound)])
  return isNew > 0
    ? lines
    : lines.map(line => ({ ...line, outcome: 'already there' as const, reason: 'the exam is there, and stays as it is' }))
}

function readFile(content: unknown): { exam: z.output<typeof Terms>; questions: unknown[] } {
  const file = File.safeParse(content)
  if (!file.success) throw new ImportError(`questions: there have to be 1 to ${mostQuestions} of them, in a list.`)
  const exam = Terms.safeParse(file.data.exam)
  if (!exam.success) throw new ImportError(`exam: ${sentenceOf(exam.error)}`)
  if (new Date(exam.data.ends_at) <= new Date(exam.data.starts_at)) throw new ImportError('exam.ends_at: is not after the start.')
  return { exam: exam.data, questions: file.data.questions }
}

function storedExam(exam: z.output<typeof Terms>, languageId: number, questions: ExamQuestion[]) {
  return {
    key: `import:${exam.id}`,
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
    questions,
  }
}

const Question = z.looseObject({ question: z.string().catch(''), answer: z.array(z.number()).catch([]) })

/** Options count from 1, as in files of questions for an exam; a note may be left out. */
function numberedFromOne(row: unknown): unknown {
  const read = Question.safeParse(row)
  return read.success ? { note: null, ...read.data, answer: read.data.answer.map(number => number - 1) } : row
}

const textOf = (row: unknown): string => Question.safeParse(row).data?.question ?? ''

const sentenceOf = ({ issues: [issue] }: z.ZodError): string =>
  issue ? `${issue.path.map(String).join('.') || 'it'}: ${issue.message}` : ''

const asHeldBack = (line: ReportLine): ReportLine =>
  line.outcome === 'imported'
    ? { ...line, outcome: 'refused', reason: 'is right, but other rows are not: the exam is taken as a whole' }
    : line
