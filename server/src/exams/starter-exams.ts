// Exams that are not made in the console: those of the starter content, and those that `npm run import` brings.

import { must } from '../api/refuse.ts'
import { readLanguages } from '../catalogue/index.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { sanitizeText } from '../settings/index.ts'
import type { ExamQuestion } from './exam-question.ts'
import { hashKey } from './key.ts'
import { addQuestions, closeOthers, findExamByKey, insertExam } from './paper-store.ts'

export interface StoredExam {
  /** Stable, so that loading twice finds it again. */
  key: string
  title: string
  languageId: number
  startsAt: Date
  endsAt: Date
  isDaily: boolean
  durationMinutes: number
  examKey: string
  /** The key of a sample is shown beside it. */
  showsKey: boolean
  rules: string
  answerAgain: boolean
  strictAway: boolean
  releaseWhen: 'hand_in' | 'end' | 'examiner'
  /** Unless only those on its list may sit it. */
  isForAll?: boolean
  passPercent?: number | null
  /** Otherwise with the release; where answers are shown at hand-in, marks are, too. */
  marksAtHandIn?: boolean
  questions: ExamQuestion[]
}

const first = new Date('2026-01-01T00:00:00Z')
const last = new Date('2100-01-01T00:00:00Z')

/** The sample exams: open every day, with their keys shown, and their right answers as soon as they are handed in. */
export async function loadStarterExams(db: Db): Promise<void> {
  const { exams } = await import('@trivium/content/exams/index')
  const ids = new Map((await readLanguages(db)).map(({ code, id }) => [code, id]))
  await storeExams(
    db,
    exams.map(({ key, language, title, rules, examKey, durationMinutes, questions }) => ({
      key: `starter:${key}`,
      title,
      languageId: must(ids.get(language), 'the starter content has just brought its languages'),
      startsAt: first,
      endsAt: last,
      isDaily: true,
      durationMinutes,
      examKey,
      showsKey: true,
      rules,
      answerAgain: true,
      strictAway: true,
      releaseWhen: 'hand_in' as const,
      questions,
    })),
  )
  await closeOthers(
    db,
    'starter:',
    exams.map(({ key }) => `starter:${key}`),
  )
}

/** An exam that is there already stays as it is: somebody may have sat it. @returns how many are new */
export async function storeExams(db: Db, exams: StoredExam[]): Promise<number> {
  let stored = 0
  for (const exam of exams) if (await storeExam(db, exam)) stored += 1
  return stored
}

async function storeExam(db: Db, exam: StoredExam): Promise<boolean> {
  if ((await findExamByKey(db, exam.key)) !== undefined) return false
  const key_hash = await hashKey(exam.examKey)
  return inTransaction(db, async tx => {
    const id = await insertExam(tx, {
      key: exam.key,
      title: exam.title,
      language_id: exam.languageId,
      starts_at: exam.startsAt,
      ends_at: exam.endsAt,
      is_daily: exam.isDaily,
      duration_minutes: exam.durationMinutes,
      key_hash,
      shown_key: exam.showsKey ? exam.examKey : null,
      rules: sanitizeText(exam.rules),
      answer_again: exam.answerAgain,
      strict_away: exam.strictAway,
      is_for_all: exam.isForAll ?? true,
      pass_percent: exam.passPercent ?? null,
      marks_at_hand_in: exam.marksAtHandIn ?? false,
      release_when: exam.releaseWhen,
    })
    const isSealed = exam.releaseWhen !== 'hand_in'
    await addQuestions(tx, { examId: id, languageId: exam.languageId, isSealed, questions: exam.questions })
    return true
  })
}
