// Corrects a wrong key: the marks of all attempts follow, and everyone who knows theirs is told of a change. Nothing was paid for an exam.

import type { InputOf, ResultOf } from '@trivium/contract/action'
import type { examOffice } from '@trivium/contract/exam-office'
import { isRight } from '@trivium/rules/grading'
import type { StaffContext } from '../api/handle.ts'
import { InvalidInput, refuse } from '../api/refuse.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { notify } from '../notices/index.ts'
import { answerKeyOf, asFrozen, type KeptQuestion, readQuestions } from '../questions/index.ts'
import { lockInCare } from './care.ts'
import { noteEvents } from './event-store.ts'
import { ExamQuestion, type ExamQuestion as Question, placesIn } from './exam-question.ts'
import { paperOf } from './paper.ts'
import { correctAnswers, type GivenAnswer, noteAgain, readGiven, replaceQuestion, type Right } from './regrade-store.ts'
import { readQuestionIds } from './store.ts'
import { tellsMarks } from './told.ts'

type Regrade = typeof examOffice.regrade_exam_question

export async function regradeQuestion(input: InputOf<Regrade>, context: StaffContext): Promise<ResultOf<Regrade>> {
  const { exam_id, question_id, reason } = input
  const { db, now, player, audit } = context
  const changed = await inTransaction(db, async tx => {
    const exam = await lockInCare(exam_id, { ...context, db: tx })
    const question = (await readQuestions(tx, await readQuestionIds(tx, exam_id))).get(question_id) ?? refuse('document_not_found')
    const right = rightIn(input.answer, question)
    const turned = await correct(tx, exam_id, question, right)
    await noteAgain(tx, exam_id)
    const detail = `${textOf(question)} → ${textOf(right)}: ${reason}`
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
    // Who does not know their marks yet would learn by it which answer was wrong.
    const concerned = tellsMarks(exam) ? turned : []
    await notify(
      tx,
      ...concerned.map(given => ({ ...told, accountId: given.account_id, key: `exam_regraded:${given.play_id}:${now.getTime()}` })),
    )
    audit({
      subject: `question:${question_id}`,
      before: { exam_id, answer: textOf(question) },
      after: { answer: textOf(right), reason, changed: turned.length },
    })
    return turned.length
  })
  return { changed, paper: await paperOf(db, exam_id) }
}

/** @returns the answers that have turned right or wrong */
async function correct(tx: Tx, examId: number, question: KeptQuestion, right: Right): Promise<GivenAnswer[]> {
  const id = await replaceQuestion(tx, examId, question.id, right)
  const corrected = { ...question, answer: [...right.answer], word: right.word }
  const given = await readGiven(tx, examId, id)
  const turned = given.filter(one => isRight(one.answer, answerKeyOf(asFrozen(corrected, one))) !== one.correct)
  const [gained, lost] = [turned.filter(one => !one.correct), turned.filter(one => one.correct)]
  if (gained.length > 0) await correctAnswers(tx, gained, true)
  if (lost.length > 0) await correctAnswers(tx, lost, false)
  return turned
}

/** A word, or numbers of options, which count from 1. @throws InvalidInput */
function rightIn(text: string, { question_type, question, options, word, audio, note, marks }: KeptQuestion): Right {
  const given = word === null ? { answer: placesIn(text), word: null } : { answer: [], word: text }
  const whole: unknown = { type: question_type, question, options: options.map(option => option.text), ...given, audio, note, marks }
  const read = ExamQuestion.safeParse(whole)
  if (!read.success) throw new InvalidInput([{ field: 'answer', problem: read.error.issues[0]?.message ?? 'does not fit the question' }])
  return { answer: inOrder(read.data), word: read.data.word ?? null }
}

const textOf = ({ answer, word }: Right) => word ?? answer.map(place => place + 1).join()

const inOrder = ({ type, answer }: Question) => (type === 'multi_select' ? answer.toSorted((one, other) => one - other) : answer)
