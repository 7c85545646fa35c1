// Corrects a wrong key: the marks of all attempts follow, and everyone whose marks change is told. Nothing was paid for an exam.

import type { InputOf, ResultOf } from '@trivium/contract/action'
import type { examOffice } from '@trivium/contract/exam-office'
import { isRight } from '@trivium/rules/grading'
import type { Context } from '../api/handle.ts'
import { InvalidInput, must, refuse } from '../api/refuse.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { notify } from '../notices/index.ts'
import { answerKeyOf, type KeptQuestion, readQuestions } from '../questions/index.ts'
import { noteEvents } from './event-store.ts'
import { ExamQuestion, type ExamQuestion as Question } from './exam-question.ts'
import { paperOf } from './paper.ts'
import { lockExam } from './paper-store.ts'
import { correctAnswers, type GivenAnswer, noteAgain, readGiven, replaceQuestion } from './regrade-store.ts'
import { readExam, readQuestionIds } from './store.ts'

type Regrade = typeof examOffice.regrade_exam_question

export async function regradeQuestion(input: InputOf<Regrade>, context: Context): Promise<ResultOf<Regrade>> {
  const { exam_id, question_id, reason } = input
  const { db, now, player } = context
  const changed = await inTransaction(db, async tx => {
    if (!(await lockExam(tx, exam_id))) refuse('document_not_found')
    const exam = must(await readExam(tx, exam_id), 'it was just locked')
    const question = (await readQuestions(tx, await readQuestionIds(tx, exam_id))).get(question_id) ?? refuse('document_not_found')
    const answer = answerIn(input.answer, question)
    const turned = await correct(tx, exam_id, question, answer)
    await noteAgain(tx, exam_id)
    const detail = `${question.answer.map(place => place + 1).join()} → ${answer.map(place => place + 1).join()}: ${reason}`
    await noteEvents(tx, {
      examId: exam_id,
      playId: null,
      accountId: player.id,
      event: 'regraded',
      detail,
      questionId: question_id,
      at: now,
    })
    const told = { type: 'exam_regraded' as const, params: { exam: exam.title, reason }, typeId: exam_id, at: now }
    await notify(
      tx,
      ...turned.map(given => ({ ...told, accountId: given.account_id, key: `exam_regraded:${given.play_id}:${now.getTime()}` })),
    )
    return turned.length
  })
  return { changed, paper: await paperOf(db, exam_id) }
}

/** @returns the answers that have turned right or wrong */
async function correct(tx: Tx, examId: number, question: KeptQuestion, answer: number[]): Promise<GivenAnswer[]> {
  const id = await replaceQuestion(tx, examId, question.id, answer)
  const key = { ...answerKeyOf(question), answer }
  const given = await readGiven(tx, examId, id)
  const turned = given.filter(one => isRight(one.answer, key) !== one.correct)
  const [right, wrong] = [turned.filter(one => !one.correct), turned.filter(one => one.correct)]
  if (right.length > 0) await correctAnswers(tx, right, true)
  if (wrong.length > 0) await correctAnswers(tx, wrong, false)
  return turned
}

/** Numbers of options count from 1. @throws InvalidInput */
function answerIn(text: string, { question_type, question, options, note, marks }: KeptQuestion): number[] {
  const answer = text.split(',').map(number => Number(number.trim()) - 1)
  const whole: unknown = { type: question_type, question, options: options.map(option => option.text), answer, note, marks }
  const read = ExamQuestion.safeParse(whole)
  if (!read.success) throw new InvalidInput([{ field: 'answer', problem: read.error.issues[0]?.message ?? 'does not fit the question' }])
  return inOrder(read.data)
}

const inOrder = ({ type, answer }: Question) => (type === 'multi_select' ? answer.toSorted((one, other) => one - other) : answer)
