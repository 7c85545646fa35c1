// Corrects a wrong key: the marks of all attempts follow, and examinees who know their marks are notified. Exams pay no coins, so no coins
// change.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { examAdmin } from '@trivium/contract/assess/exams.admin'
import { isRight } from '@trivium/rules/play/plays/grading'
import { marksGiven } from '@trivium/rules/play/plays/marks'
import type { StaffContext } from '../../../platform/api/handle.ts'
import { inPortions } from '../../../platform/api/http/pause.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { notify } from '../../../rewards/notices/index.ts'
import { answerKeyOf, asFrozen, type CachedQuestion, readQuestions } from '../../../bank/questions/index.ts'
import { lockManagedExam } from '../board/managers.ts'
import { readAttemptsOfExam } from '../sitting/attempt-store.ts'
import { noteEvents } from '../sitting/event-store.ts'
import { paperOf } from '../paper/paper.ts'
import { correctAnswers, type GivenAnswer, noteAgain, portion, readGiven, replaceInPlays, replaceQuestion } from './regrade-store.ts'
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
    for await (const some of inPortions(concerned, portion)) {
      const keyOf = (playId: number) => `exam_regraded:${playId}:${now.getTime()}`
      await notify(tx, ...some.map(({ play_id, account_id }) => ({ ...revealed, accountId: account_id, key: keyOf(play_id) })))
    }
    audit({
      subject: `question:${question_id}`,
      before: { exam_id, answer: rightAsTyped(question) },
      after: { answer: rightAsTyped(right), reason, changed: turned.length },
    })
    return turned.length
  })
  return { changed, paper: await paperOf(db, exam_id) }
}

/** @returns answers whose marks or correctness have changed */
async function correct(tx: Tx, examId: number, question: CachedQuestion, right: CorrectedAnswer): Promise<GivenAnswer[]> {
  const id = await replaceQuestion(tx, examId, question.id, right)
  const attempts = await readAttemptsOfExam(tx, examId)
  const all: GivenAnswer[] = []
  for await (const some of inPortions(attempts, portion)) {
    const plays = some.map(({ play_id }) => play_id)
    await replaceInPlays(tx, plays, question.id, id)
    const turned = turnedBy(await readGiven(tx, plays, id), question, right)
    if (turned.length > 0) await correctAnswers(tx, turned)
    await noteAgain(tx, plays)
    all.push(...turned)
  }
  return all
}

/** An answer as it is graded by the corrected key, and as it was. */
export type TurnedAnswer = GivenAnswer & { was: GivenAnswer }

/** Grades by the terms that each attempt has frozen. @returns answers whose marks or correctness change */
export function turnedBy(given: readonly GivenAnswer[], question: CachedQuestion, right: CorrectedAnswer): TurnedAnswer[] {
  const settled = given.map(one => {
    const key = answerKeyOf(asFrozen({ ...question, ...right, answer: [...right.answer] }, one.frozen))
    const { marks: most = 0, ...terms } = one.frozen
    return { ...one, correct: isRight(one.answer, key), marks: marksGiven(one.answer, key, { ...terms, marks: most }), was: one }
  })
  return settled.filter(({ correct: isNow, marks, was }) => isNow !== was.correct || marks !== was.marks)
}
