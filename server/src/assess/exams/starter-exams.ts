// Exams that are not made in the console: those of the starter content and those of `npm run import`.

import { readExams } from '@trivium/content/published'
import type { ContentExam } from '@trivium/content/types'
import { must } from '../../platform/api/refuse.ts'
import { readLanguages } from '../../bank/catalogue/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { sanitizeText } from '../../platform/settings/index.ts'
import { type DrawRow, insertDraws } from './paper/draw-store.ts'
import { hashKey } from './results/key.ts'
import { addQuestions, type NewQuestions } from './paper/exam-questions-store.ts'
import { closeOthers, findExamByKey, insertExam } from './paper/paper-store.ts'

export interface StoredExam {
  /** Stable, so that loading it twice creates one exam. Null: every time is another exam. */
  key: string | null
  title: string
  languageId: number
  startsAt: Date
  endsAt: Date
  isDaily: boolean
  durationMinutes: number
  examKey: string
  /** Shows the key beside a sample exam. */
  showsKey: boolean
  rules: string
  answerAgain: boolean
  strictAway: boolean
  releaseWhen: 'hand_in' | 'end' | 'examiner'
  /** Default true; false: only examinees on its list may sit it. */
  isForAll?: boolean
  passPercent?: number | null
  /** Default: marks come with the release. Where answers are shown at hand-in, marks are, too. */
  marksAtHandIn?: boolean
  /** Marks that a wrong answer costs, where its question does not say. Default: 0. */
  minusMarks?: number
  /** Who manages it. Default: every examiner. */
  examinerId?: number
  /** Their ids are those that the questions name. */
  draws?: DrawRow[]
  questions: NewQuestions['questions']
}

const first = new Date('2026-01-01T00:00:00Z')
const last = new Date('2100-01-01T00:00:00Z')
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Loads the sample exams, with visible keys: two are open every day, one begins some hours later. */
export async function loadStarterExams(db: Db, now: Date): Promise<void> {
  const exams = readExams()
  const offered = exams.filter(({ terms }) => terms.when !== 'past')
  const idOf = await languageIds(db)
  await storeExams(
    db,
    offered.map(exam => storedFrom(exam, idOf(exam.language), exam.terms.when === 'daily' ? everyDay : comingAfter(now))),
  )
  await closeOthers(
    db,
    'starter:',
    exams.map(({ key }) => `starter:${key}`),
  )
}

/** Stores the sample exam of the past, for sample players to sit within this window. @returns its id; null if it exists already */
export async function storePastExam(db: Db, window: Pick<StoredExam, 'startsAt' | 'endsAt'>): Promise<{ id: number; key: string } | null> {
  const exam = must(
    readExams().find(({ terms }) => terms.when === 'past'),
    'one of the samples is over',
  )
  const stored = storedFrom(exam, (await languageIds(db))(exam.language), { ...window, isDaily: false })
  if ((await storeExams(db, [stored])) === 0) return null
  return { id: must(await findExamByKey(db, stored.key ?? ''), 'it has just been stored'), key: exam.examKey }
}

type Window = Pick<StoredExam, 'startsAt' | 'endsAt' | 'isDaily'>

const everyDay: Window = { startsAt: first, endsAt: last, isDaily: true }

/** From the full hour after the next one, for 30 days. */
function comingAfter(now: Date): Window {
  const startsAt = new Date((Math.floor(now.getTime() / hourMs) + 2) * hourMs)
  return { startsAt, endsAt: new Date(startsAt.getTime() + 30 * dayMs), isDaily: false }
}

async function languageIds(db: Db): Promise<(code: string) => number> {
  const ids = new Map((await readLanguages(db)).map(({ code, id }) => [code, id]))
  return code => must(ids.get(code), 'the starter content has just brought its languages')
}

function storedFrom(
  { key, title, rules, examKey, durationMinutes, questions, terms }: ContentExam,
  languageId: number,
  window: Window,
): StoredExam {
  const { when: _when, ...how } = terms
  return { key: `starter:${key}`, title, languageId, ...window, durationMinutes, examKey, showsKey: true, rules, ...how, questions }
}

/** Existing exams stay as they are, because somebody may have sat them. @returns how many are new */
export async function storeExams(db: Db, exams: StoredExam[]): Promise<number> {
  let stored = 0
  for (const exam of exams) if ((await storeExam(db, exam)) !== null) stored += 1
  return stored
}

/** @returns its id; null if it exists already */
export async function storeExam(db: Db, exam: StoredExam): Promise<number | null> {
  if (exam.key !== null && (await findExamByKey(db, exam.key)) !== undefined) return null
  const { minusMarks = 0 } = exam
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
      minus_marks: minusMarks,
      examiner_id: exam.examinerId ?? null,
    })
    const draws = await insertDraws(tx, id, exam.draws ?? [])
    const questions = exam.questions.map(question => ({ ...question, draw_id: draws.get(question.draw_id ?? 0) ?? null }))
    const isSealed = exam.releaseWhen !== 'hand_in'
    await addQuestions(tx, { examId: id, languageId: exam.languageId, isSealed, minusMarks, questions })
    return id
  })
}
