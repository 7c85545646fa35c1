// Corrects a wrong key: the marks of all attempts follow, and examinees who know their marks are notified. Exams pay no coins, so no coins
// change.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { examAdmin } from '@trivium/contract/assess/exams.admin'
import { isRight } from '@trivium/rules/play/plays/grading'
import { marksGiven } from '@trivium/rules/play/plays/marks'
import type { StaffContext } from '../../../platform/api/handle.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { notify } from '../../../rewards/notices/index.ts'
import { answerKeyOf, asFrozen, type CachedQuestion, readQuestions } from '../../../bank/questions/index.ts'
import { lockManagedExam } from '../board/managers.ts'
import { noteEvents } from '../sitting/event-store.ts'
import { paperOf } from '../paper/paper.ts'
import { correctAnswers, type GivenAnswer, noteAgain, readGiven, replaceQuestion } from './regrade-store.ts'
import { type CorrectedAnswer, rightAsTyped, rightIn } from '../paper/right-answer.ts'
import { readQuestionIds } from '../store.ts'
import { revealsMarks } from '../board/revealed.ts'

type Regrade = typeof examAdmin.regrade_exam_question

export async function regradeQuestion(input: InputOf<Regrade>, context: StaffContext): Promise<ResultOf<Regrade>> {
  const { exam_id, question_id, reason } = input
  const { db, now, player, audit } = context
  const changed = await inTransaction(db, async tx => {
    const exam = await lockManagedExam(exam_id, { ...context, db: tx })
    const question = (await readQuestions(tx, await readQuestionIds(tx, exam_id))).get(question_id) ?? refuse('document_not_found')
    const right = rightIn(input.answer, question)
    const turned = await correct(tx, exam_id, question, right)
    await noteAgain(tx, exam_id)
    const detail = `${rightAsTyped(question)} → ${rightAsTyped(right)}: ${reason}`
    await noteEvents(tx, {
      examId: exam_id,
      playId: null,
      accountId: player.id,
      event: 'regraded',
      detail,
      questionId: question_id,
      at: now,
    })
    const revealed = { type: 'exam_regraded' as const, params: { exam: exam.title, reason }, typeId: exam_id, at: now }
    // An examinee who does not know their marks yet would learn from the notice which answer was wrong.
    const concerned = revealsMarks(exam) ? turned : []
    await notify(
      tx,
      ...concerned.map(given => ({ ...revealed, accountId: given.account_id, key: `exam_regraded:${given.play_id}:${now.getTime()}` })),
    )
    audit({
      subject: `question:${question_id}`,
      before: { exam_id, answer: rightAsTyped(question) },
      after: { answer: rightAsTyped(right), reason, changed: turned.length },
    })
    return turned.length
  })
  return { changed, paper: await paperOf(db, exam_id) }
}

/** Grades by the terms that each attempt has frozen. @returns answers whose marks or correctness have changed */
async function correct(tx: Tx, examId: number, question: CachedQuestion, right: CorrectedAnswer): Promise<GivenAnswer[]> {
  const id = await replaceQuestion(tx, examId, question.id, right)
  const given = await readGiven(tx, examId, id)
  const settled = given.map(one => {
    const key = answerKeyOf(asFrozen({ ...question, ...right, answer: [...right.answer] }, one.frozen))
    const { marks: most = 0, ...terms } = one.frozen
    return { ...one, correct: isRight(one.answer, key), marks: marksGiven(one.answer, key, { ...terms, marks: most }), was: one }
  })
  const turned = settled.filter(({ correct: isNow, marks, was }) => isNow !== was.correct || marks !== was.marks)
  if (turned.length > 0) await correctAnswers(tx, turned)
  return turned
}
