// Creates, changes and copies exams. The examiner who creates an exam manages it.

import type { InputOf } from '@trivium/contract/platform/action'
import type { ExamPaper, examAdmin } from '@trivium/contract/assess/exams.admin'
import type { Context, StaffContext } from '../../../platform/api/handle.ts'
import { refuseUnseen } from '../../../platform/api/seen.ts'
import { InvalidInput, refuse } from '../../../platform/api/refuse.ts'
import { resolveLanguage } from '../../../bank/catalogue/index.ts'
import { sanitizeText } from '../../../platform/settings/index.ts'
import { managedExam, lockUnstarted } from '../board/managers.ts'
import { noteEvents } from '../sitting/event-store.ts'
import { countExams, readFrames } from '../sitting/frame-store.ts'
import { hashKey } from '../results/key.ts'
import { type ExamFrame, frameAt, paperOf, presentFrame } from './paper.ts'
import { insertDraws, readDraws } from './draw-store.ts'
import { addQuestions, readQuestions } from './exam-questions-store.ts'
import { takeQuestionOff, insertExam, sealExam, updateExam } from './paper-store.ts'
import { moveMinusMarks } from './question-marks.ts'

type Admin = typeof examAdmin

export async function createExam(terms: InputOf<Admin['create_exam']>, context: StaffContext): Promise<ExamPaper> {
  const row = { ...(await termsOf(terms, context)), key_hash: await hashKey(terms.exam_key) }
  const id = await insertExam(context.db, { ...row, key: null, shown_key: null, examiner_id: context.player.id })
  return noted(context, id)
}

export async function changeExam({ exam_id, version, ...terms }: InputOf<Admin['change_exam']>, context: StaffContext): Promise<ExamPaper> {
  const { db } = context
  const row = await termsOf(terms, context)
  const key = terms.exam_key === undefined ? {} : { key_hash: await hashKey(terms.exam_key), shown_key: null }
  refuseUnseen(await lockUnstarted(exam_id, context), version)
  const before = await frameAt(db, exam_id)
  await updateExam(db, exam_id, { ...row, ...key })
  await sealExam(db, exam_id, row.release_when !== 'hand_in')
  if (row.minus_marks !== before.minus_marks) await moveMinusMarks(db, exam_id, before.minus_marks, row.minus_marks)
  // Notifies examinees who wait for it to begin.
  await noteEvents(db, { examId: exam_id, playId: null, accountId: context.player.id, event: 'changed', at: context.now })
  return noted(context, exam_id, before)
}

/** The copy has its own questions, so that the release of one exam reveals nothing of the other. */
export async function copyExam(
  { exam_id, exam_key, starts_at, ends_at }: InputOf<Admin['copy_exam']>,
  context: StaffContext,
): Promise<ExamPaper> {
  const { db, player } = context
  const original = await managedExam(exam_id, context)
  const { title, language_id, is_daily, duration_minutes, rules, answer_again, strict_away, is_for_all } = original
  const { release_when, pass_percent, marks_at_hand_in, minus_marks } = original
  const results = { release_when, pass_percent, marks_at_hand_in, minus_marks }
  const terms = { title, language_id, is_daily, duration_minutes, rules, answer_again, strict_away, is_for_all, ...results }
  const times = windowOf({ starts_at, ends_at })
  const own = { key: null, key_hash: await hashKey(exam_key), shown_key: null, examiner_id: player.id }
  const copy = await insertExam(db, { ...terms, ...times, ...own })
  const draws = await insertDraws(db, copy, await readDraws(db, exam_id))
  const questions = (await readQuestions(db, exam_id)).map(question => ({ ...question, draw_id: draws.get(question.draw_id ?? 0) ?? null }))
  const isSealed = release_when !== 'hand_in'
  if (questions.length > 0) await addQuestions(db, { examId: copy, languageId: language_id, isSealed, minusMarks: minus_marks, questions })
  return noted(context, copy)
}

export async function removeExamQuestion(
  { exam_id, question_id }: InputOf<Admin['remove_exam_question']>,
  context: StaffContext,
): Promise<ExamPaper> {
  const { db, audit } = context
  await lockUnstarted(exam_id, context)
  const paper = await paperOf(db, exam_id)
  const gone = paper.questions.find(({ id }) => id === question_id) ?? refuse('document_not_found')
  const draw = paper.draws.find(({ id }) => id === gone.draw_id)
  if (draw && draw.pool <= draw.count)
    throw new InvalidInput([{ field: 'question_id', problem: `is needed: the draw takes ${draw.count} of ${draw.pool} questions` }])
  await takeQuestionOff(db, exam_id, question_id)
  audit({ subject: `exam:${exam_id}`, before: { question_id, question: gone.question } })
  return paperOf(db, exam_id)
}

export async function listPapers(
  { offset = 0, limit, when, language_id: languageId }: InputOf<Admin['get_exams_to_run']>,
  { db, now, player, settings }: Context,
) {
  const by = { managerId: player.roles.includes('administrator') ? null : player.id, languageId, when, now }
  const [rows, total] = await Promise.all([readFrames(db, by, { offset, limit: limit ?? settings.page_size }), countExams(db, by)])
  return { data: rows.map(presentFrame), total }
}

async function noted({ db, audit }: StaffContext, examId: number, before: ExamFrame | null = null): Promise<ExamPaper> {
  const paper = await paperOf(db, examId)
  const { questions, draws: _draws, ...after } = paper
  audit({ subject: `exam:${examId}`, before, after: { ...after, questions: questions.length } })
  return paper
}

async function termsOf(terms: Omit<InputOf<Admin['create_exam']>, 'exam_key'>, context: Context) {
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
    marks_at_hand_in: terms.marks_at_hand_in ?? false,
    minus_marks: terms.minus_marks ?? 0,
  }
}

function windowOf({ starts_at, ends_at }: { starts_at: string; ends_at: string }) {
  const window = { starts_at: new Date(starts_at), ends_at: new Date(ends_at) }
  if (window.ends_at <= window.starts_at) throw new InvalidInput([{ field: 'ends_at', problem: 'is not after the start' }])
  return window
}
