// Shows whom the correction of a key concerns, before it applies. It grades by the same function as the correction.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { ConcernedAttempt, examQuestionAdmin } from '@trivium/contract/assess/exam-questions.admin'
import type { Context } from '../../../platform/api/handle.ts'
import { inPortions } from '../../../platform/api/http/pause.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { readQuestions } from '../../../bank/questions/index.ts'
import { managedExam } from '../board/managers.ts'
import { revealsMarks } from '../board/revealed.ts'
import { rightIn } from '../paper/right-answer.ts'
import { readAttemptsOfExam } from '../sitting/attempt-store.ts'
import { type ExamRow, readQuestionIds } from '../store.ts'
import { portion, readGiven, readStandings, type Standing } from './regrade-store.ts'
import { type TurnedAnswer, turnedBy } from './regrade.ts'
import { hasPassed } from './result.ts'

type Preview = typeof examQuestionAdmin.preview_exam_regrade

export async function previewRegrade(input: InputOf<Preview>, context: Context): Promise<ResultOf<Preview>> {
  const { exam_id, question_id, answer, offset = 0, limit } = input
  const { db, settings } = context
  const exam = await managedExam(exam_id, context)
  const question = (await readQuestions(db, await readQuestionIds(db, exam_id))).get(question_id) ?? refuse('document_not_found')
  const right = rightIn(answer, question)
  const attempts = await readAttemptsOfExam(db, exam_id)
  const concerned: ConcernedAttempt[] = []
  for await (const some of inPortions(attempts, portion)) {
    const given = await readGiven(
      db,
      some.map(({ play_id }) => play_id),
      question_id,
    )
    concerned.push(...(await concernedOf(db, exam, turnedBy(given, question, right))))
  }
  return {
    data: concerned.slice(offset, offset + (limit ?? settings.page_size)),
    total: concerned.length,
    now_passed: concerned.filter(({ passed_before, passed_after }) => passed_before === false && passed_after === true).length,
    now_failed: concerned.filter(({ passed_before, passed_after }) => passed_before === true && passed_after === false).length,
    running: attempts.filter(({ ended_by }) => ended_by === null).length,
    notifies: revealsMarks(exam),
  }
}

async function concernedOf(db: Db, exam: ExamRow, turned: readonly TurnedAnswer[]): Promise<ConcernedAttempt[]> {
  const standings = await readStandings(
    db,
    turned.map(({ play_id }) => play_id),
  )
  return turned.map(one => presentConcerned(one, exam, must(standings.get(one.play_id), 'an answer of the exam belongs to an attempt')))
}

function presentConcerned({ play_id, account_id, marks, was }: TurnedAnswer, exam: ExamRow, standing: Standing): ConcernedAttempt {
  const { name, before, sum, total: total_marks } = standing
  const after = Math.max(0, sum - was.marks + marks)
  const passes = (obtained_marks: number) => hasPassed(exam, standing, { obtained_marks, total_marks })
  return {
    play_id,
    account_id,
    name,
    marks_before: before,
    marks_after: after,
    passed_before: passes(before),
    passed_after: passes(after),
  }
}
