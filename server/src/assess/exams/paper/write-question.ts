// Examiners write the questions of an exam by the bank's form, and set their order.

import type { InputOf } from '@trivium/contract/platform/action'
import { type ExamQuestionForm, type examQuestionAdmin, mostExamQuestions } from '@trivium/contract/assess/exam-questions.admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import type { Context, StaffContext } from '../../../platform/api/handle.ts'
import { InvalidInput, must, refuse } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { StoredMatch } from '../../../platform/db/tables/play-tables.ts'
import { type CachedQuestion, presentAsked, readQuestions as readByIds, refuseMissingMedia } from '../../../bank/questions/index.ts'
import { lockUnstarted, managedExam } from '../board/managers.ts'
import { replaceQuestion } from '../results/regrade-store.ts'
import { orderQuestions, type PaperRow, readDraws, readPaperRows, rewriteQuestion } from './draw-store.ts'
import { ExamQuestion, storedChoice } from './exam-question.ts'
import { addQuestions, readQuestions, rowOf } from './exam-questions-store.ts'
import { doublesIn } from './judge-paper.ts'
import { paperOf } from './paper.ts'

type Admin = typeof examQuestionAdmin
type Form = Omit<InputOf<Admin['add_exam_question']>, 'exam_id'>

export async function getExamQuestion(
  { exam_id, question_id }: InputOf<Admin['get_exam_question']>,
  context: Context,
): Promise<ExamQuestionForm> {
  const { db } = context
  await managedExam(exam_id, context)
  const { row, question } = await questionIn(db, exam_id, question_id)
  return presentForm(question, row)
}

export async function addExamQuestion(
  { exam_id, ...form }: InputOf<Admin['add_exam_question']>,
  context: StaffContext,
): Promise<ExamPaper> {
  const { db, audit } = context
  const exam = await lockUnstarted(exam_id, context)
  const question = await askedIn(db, form)
  const paper = await readQuestions(db, exam_id)
  refuseTooMany(paper.length + 1)
  refuseDouble(paper, question)
  const { language_id: languageId, minus_marks: minusMarks } = exam
  const isSealed = exam.release_when !== 'hand_in'
  await addQuestions(db, { examId: exam_id, languageId, isSealed, minusMarks, questions: [question] })
  audit({ subject: `exam:${exam_id}`, after: { added: question } })
  return paperOf(db, exam_id)
}

/** Processes cache questions, so a changed question is a new row. */
export async function changeExamQuestion(
  { exam_id, question_id, ...form }: InputOf<Admin['change_exam_question']>,
  context: StaffContext,
): Promise<ExamPaper> {
  const { db, audit } = context
  await lockUnstarted(exam_id, context)
  const { row, question: old } = await questionIn(db, exam_id, question_id)
  const question = withShares(await askedIn(db, form), old)
  await refuseOtherMarks(db, exam_id, row, question)
  const all = await readQuestions(db, exam_id)
  const place = (await readPaperRows(db, exam_id)).findIndex(one => one.question_id === question_id)
  refuseDouble(all.toSpliced(place, 1), question)
  await rewriteQuestion(db, await replaceQuestion(db, exam_id, question_id, null), rowOf(question, 0))
  audit({ subject: `question:${question_id}`, before: { exam_id, question: all[place] }, after: { question } })
  return paperOf(db, exam_id)
}

export async function orderExamQuestions(
  { exam_id, question_ids, were }: InputOf<Admin['order_exam_questions']>,
  context: StaffContext,
): Promise<ExamPaper> {
  const { db, audit } = context
  await lockUnstarted(exam_id, context)
  const before = (await readPaperRows(db, exam_id)).map(row => row.question_id)
  if (before.join() !== were.join()) refuse('changed_meanwhile')
  const asked = new Set(question_ids)
  if (asked.size !== question_ids.length || asked.size !== were.length || were.some(id => !asked.has(id)))
    throw new InvalidInput([{ field: 'question_ids', problem: 'are not those that were there' }])
  await orderQuestions(db, exam_id, question_ids)
  audit({ subject: `exam:${exam_id}`, before: { question_ids: before }, after: { question_ids } })
  return paperOf(db, exam_id)
}

export function refuseTooMany(questions: number): void {
  if (questions > mostExamQuestions)
    throw new InvalidInput([{ field: 'exam_id', problem: `would have more than ${mostExamQuestions} questions` }])
}

/** @throws Refused document_not_found */
async function questionIn(db: Db, examId: number, questionId: number): Promise<{ row: PaperRow; question: CachedQuestion }> {
  const row = (await readPaperRows(db, examId)).find(one => one.question_id === questionId) ?? refuse('document_not_found')
  return { row, question: must((await readByIds(db, [questionId])).get(questionId), 'a foreign key keeps the question') }
}

/** The form as a question of an exam. @throws InvalidInput, which names the field */
async function askedIn(db: Db, form: Form): Promise<ExamQuestion> {
  await refuseMissingMedia(db, form)
  const { question_type: type, options, matches, number, answer, ...rest } = form
  const stated = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const { data, error } = ExamQuestion.safeParse({
    ...stated,
    type,
    options: options.map(option => ({ ...option, text: option.text ?? '' })),
    matches: matches.map(match => ({ ...match, text: match.text ?? '' })),
    answer: type === 'multi_select' ? answer.toSorted((one, other) => one - other) : answer,
    note: form.note ?? null,
    number: number ?? null,
    keeps_order: type !== 'sequence' && form.keeps_order,
  })
  if (data) return data
  throw new InvalidInput(error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), problem: message })))
}

function refuseDouble(paper: readonly ExamQuestion[], question: ExamQuestion): void {
  const [double] = doublesIn(paper, [{ name: '', question }])
  if (double) throw new InvalidInput([{ field: 'question', problem: double.reason }])
}

/** All questions of a pool are worth the same. */
async function refuseOtherMarks(db: Db, examId: number, { draw_id }: PaperRow, question: ExamQuestion): Promise<void> {
  const draw = (await readDraws(db, examId)).find(({ id }) => id === draw_id)
  const { marks, minus_marks = 0, part_marks = false } = question
  if (draw && (draw.marks !== marks || draw.minus_marks !== minus_marks || draw.part_marks !== part_marks))
    throw new InvalidInput([{ field: 'marks', problem: 'are those of the draw: all questions of its pool are worth the same' }])
}

/** The form has no shares: options that stay the same keep theirs, while the right answer stays the same. */
function withShares(question: ExamQuestion, old: CachedQuestion): ExamQuestion {
  const keyOf = ({ text, image }: StoredMatch) => JSON.stringify([text, image])
  const rightOf = (options: readonly StoredMatch[], answer: readonly number[]): string[] =>
    answer.flatMap(place => (options[place] ? [keyOf(options[place])] : [])).toSorted()
  const options = question.options.map(storedChoice)
  const isSame =
    options.length === old.options.length && rightOf(options, question.answer).join() === rightOf(old.options, old.answer).join()
  if (!question.part_marks || !isSame || question.type !== old.question_type) return question
  const shares = new Map(old.options.map(option => [keyOf(option), option.share]))
  const kept = options.map(option => ({ ...option, share: shares.get(keyOf(option)) }))
  return kept.some(({ share }) => share === undefined) ? question : { ...question, options: kept }
}

function presentForm(question: CachedQuestion, { draw_id }: PaperRow): ExamQuestionForm {
  const { id, marks, minus_marks, part_marks } = question
  return { ...presentAsked(question), id, marks, minus_marks, part_marks, draw_id }
}
