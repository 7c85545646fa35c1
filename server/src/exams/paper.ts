// Exams as their examiners prepare them.

import type { InputOf, ResultOf } from '@trivium/contract/action'
import type { ExamPaper, examOffice } from '@trivium/contract/exam-office'
import { showRightAnswer } from '@trivium/rules/grading'
import type { Context, StaffContext } from '../api/handle.ts'
import { InvalidInput, must, refuse } from '../api/refuse.ts'
import { resolveLanguage } from '../catalogue/index.ts'
import type { Db } from '../db/connect.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { freezeQuestion, presentQuestion, readShownQuestions } from '../plays/index.ts'
import { answerKeyOf } from '../questions/index.ts'
import { sanitizeText } from '../settings/index.ts'
import { hashKey } from './key.ts'
import { readQuestionRows } from './import-questions.ts'
import {
  addQuestions,
  countExaminees,
  insertExam,
  isStarted,
  lockExam,
  readExamIds,
  readQuestions,
  sealExam,
  updateExam,
} from './paper-store.ts'
import { type ExamRow, readExam, readQuestionIds } from './store.ts'

type Office = typeof examOffice

export async function createExam(terms: InputOf<Office['create_exam']>, context: StaffContext): Promise<ExamPaper> {
  const row = { ...(await termsOf(terms, context)), key_hash: await hashKey(terms.exam_key) }
  const id = await inTransaction(context.db, tx => insertExam(tx, { ...row, key: null, shown_key: null }))
  return noted(context, id)
}

export async function changeExam({ exam_id, ...terms }: InputOf<Office['change_exam']>, context: StaffContext): Promise<ExamPaper> {
  const row = await termsOf(terms, context)
  const before = await frameAt(context.db, exam_id)
  const key = terms.exam_key === undefined ? {} : { key_hash: await hashKey(terms.exam_key), shown_key: null }
  await inTransaction(context.db, async tx => {
    await lockUnstarted(tx, exam_id)
    await updateExam(tx, exam_id, { ...row, ...key })
    await sealExam(tx, exam_id, row.release_when !== 'hand_in')
  })
  return noted(context, exam_id, before)
}

/** The copy has questions of its own: releasing one exam tells nothing of the other. */
export async function copyExam(
  { exam_id, exam_key, starts_at, ends_at }: InputOf<Office['copy_exam']>,
  context: StaffContext,
): Promise<ExamPaper> {
  const original = (await readExam(context.db, exam_id)) ?? refuse('document_not_found')
  const { title, language_id, is_daily, duration_minutes, rules, answer_again, strict_away, is_for_all, release_when, pass_percent } =
    original
  const terms = { title, language_id, is_daily, duration_minutes, rules, answer_again, strict_away, is_for_all, release_when, pass_percent }
  const key_hash = await hashKey(exam_key)
  const id = await inTransaction(context.db, async tx => {
    const copy = await insertExam(tx, { ...terms, ...windowOf({ starts_at, ends_at }), key: null, key_hash, shown_key: null })
    const questions = await readQuestions(tx, exam_id)
    await addQuestions(tx, { examId: copy, languageId: language_id, isSealed: release_when !== 'hand_in', questions })
    return copy
  })
  return noted(context, id)
}

export async function importExamQuestions(
  { exam_id }: InputOf<Office['import_exam_questions']>,
  context: StaffContext,
): Promise<ResultOf<Office['import_exam_questions']>> {
  const file = context.file ?? refuse('invalid_file')
  const { questions, problems } = readQuestionRows(file.bytes)
  await inTransaction(context.db, async tx => {
    const { language_id: languageId, release_when } = await lockUnstarted(tx, exam_id)
    if (questions.length > 0) await addQuestions(tx, { examId: exam_id, languageId, isSealed: release_when !== 'hand_in', questions })
  })
  context.audit({ subject: `exam:${exam_id}`, after: { added: questions.length, refused: problems.length } })
  return { added: questions.length, rows: problems, paper: await paperOf(context.db, exam_id) }
}

export async function listPapers({ offset = 0, limit }: InputOf<Office['get_exams_to_run']>, { db, settings }: Context) {
  const { ids, total } = await readExamIds(db, { offset, limit: limit ?? settings.page_size })
  const papers = await Promise.all(ids.map(async id => frameOf(db, must(await readExam(db, id), 'exams are not deleted'))))
  return { data: papers, total }
}

async function noted({ db, audit }: StaffContext, examId: number, before: ExamFrame | null = null): Promise<ExamPaper> {
  const { questions, ...after } = await paperOf(db, examId)
  audit({ subject: `exam:${examId}`, before, after: { ...after, questions: questions.length } })
  return { ...after, questions }
}

type ExamFrame = Omit<ExamPaper, 'questions'>

async function frameAt(db: Db, examId: number): Promise<ExamFrame> {
  return frameOf(db, (await readExam(db, examId)) ?? refuse('document_not_found'))
}

/** @throws Refused document_not_found */
export async function paperOf(db: Db, examId: number): Promise<ExamPaper> {
  const exam = (await readExam(db, examId)) ?? refuse('document_not_found')
  const ids = await readQuestionIds(db, examId)
  const known = await readShownQuestions(db, ids)
  const questions = ids.map(id => {
    const question = must(known.get(id), 'a foreign key keeps the question')
    const frozen = { ...freezeQuestion(question, { scoring: null }), order: question.options.map((_, index) => index) }
    const correct_answer = showRightAnswer(answerKeyOf(question), frozen.order)
    return { ...presentQuestion(question, frozen, null), correct_answer, note: question.note }
  })
  return { ...(await frameOf(db, exam)), questions }
}

async function frameOf(db: Db, exam: ExamRow): Promise<ExamFrame> {
  return {
    id: exam.id,
    title: exam.title,
    language_id: exam.language_id,
    starts_at: exam.starts_at.toISOString(),
    ends_at: exam.ends_at.toISOString(),
    duration_minutes: exam.duration_minutes,
    rules: exam.rules,
    answer_again: exam.answer_again,
    strict_away: exam.strict_away,
    is_for_all: exam.is_for_all,
    is_daily: exam.is_daily,
    release_when: exam.release_when,
    pass_percent: exam.pass_percent,
    released_at: exam.released_at?.toISOString() ?? null,
    total_marks: exam.total_marks,
    examinees: await countExaminees(db, exam.id),
  }
}

/** @throws Refused document_not_found, exam_started */
async function lockUnstarted(tx: Tx, examId: number): Promise<ExamRow> {
  if (!(await lockExam(tx, examId))) refuse('document_not_found')
  if (await isStarted(tx, examId)) refuse('exam_started')
  return must(await readExam(tx, examId), 'it was just locked')
}

async function termsOf(terms: Omit<InputOf<Office['create_exam']>, 'exam_key'>, context: Context) {
  const { id: language_id } = await resolveLanguage(context, terms.language_id)
  return {
    ...windowOf(terms),
    language_id,
    title: terms.title,
    duration_minutes: terms.duration_minutes,
    rules: sanitizeText(terms.rules),
    answer_again: terms.answer_again,
    strict_away: terms.strict_away,
    is_for_all: terms.is_for_all,
    is_daily: terms.is_daily ?? false,
    release_when: terms.release_when,
    pass_percent: terms.pass_percent ?? null,
  }
}

function windowOf({ starts_at, ends_at }: { starts_at: string; ends_at: string }) {
  const window = { starts_at: new Date(starts_at), ends_at: new Date(ends_at) }
  if (window.ends_at <= window.starts_at) throw new InvalidInput([{ field: 'ends_at', problem: 'is not after the start' }])
  return window
}
