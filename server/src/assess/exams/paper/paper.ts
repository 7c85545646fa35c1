// An exam as its examiners see it: its terms, its questions with the right answers, and its managers.

import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { showRightAnswer } from '@trivium/rules/play/plays/grading'
import { modeTable } from '@trivium/rules/play/modes'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { contentVersion } from '../../../platform/api/seen.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { answerKeyOf } from '../../../bank/questions/index.ts'
import { type FrameRow, readFrame } from '../sitting/frame-store.ts'
import { type DrawRow, type PaperRow, readDraws, readPaperRows } from './draw-store.ts'
import { explanationOf, freezeQuestion, presentQuestion, readShownQuestions } from '../../../play/questions/index.ts'

export type ExamFrame = Omit<ExamPaper, 'questions' | 'draws'>

/** @throws Refused document_not_found */
export async function frameAt(db: Db, examId: number): Promise<ExamFrame> {
  return presentFrame((await readFrame(db, examId)) ?? refuse('document_not_found'))
}

/** @throws Refused document_not_found */
export async function paperOf(db: Db, examId: number): Promise<ExamPaper> {
  const frame = await frameAt(db, examId)
  const [rows, draws] = await Promise.all([readPaperRows(db, examId), readDraws(db, examId)])
  const ids = rows.map(({ question_id }) => question_id)
  const known = await readShownQuestions(db, ids)
  const questions = rows.map(({ question_id: id, draw_id, source_id }) => {
    const question = must(known.get(id), 'a foreign key keeps the question')
    const inOrder = { order: [...question.options.keys()], matches: [...question.matches.keys()] }
    const frozen = { ...freezeQuestion(question, modeTable.exam), ...inOrder }
    const correct_answer = showRightAnswer(answerKeyOf(question), frozen)
    const { note, tags, keeps_order } = question
    const shares = frozen.shares ?? []
    return {
      ...presentQuestion(question, frozen, null),
      ...explanationOf(question, frozen),
      correct_answer,
      note,
      tags,
      keeps_order,
      shares,
      draw_id,
      source_id,
    }
  })
  return { ...frame, questions, draws: draws.map(draw => presentDraw(draw, rows)) }
}

export const versionOfDraw = ({ count, marks, minus_marks, part_marks }: DrawRow): string =>
  contentVersion([count, marks, minus_marks, part_marks])

function presentDraw(draw: DrawRow, rows: readonly PaperRow[]): ExamPaper['draws'][number] {
  const { id, rule, count, marks, minus_marks, part_marks } = draw
  const pool = rows.filter(({ draw_id }) => draw_id === id)
  const calibrated = pool.filter(({ is_calibrated }) => is_calibrated).length
  return { id, rule, count, pool: pool.length, calibrated, marks, minus_marks, part_marks, version: versionOfDraw(draw) }
}

export function presentFrame(exam: FrameRow): ExamFrame {
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
    marks_at_hand_in: exam.marks_at_hand_in,
    minus_marks: exam.minus_marks,
    version: exam.version,
    released_at: exam.released_at?.toISOString() ?? null,
    total_marks: exam.total_marks,
    examinees: exam.examinees,
    attempts: exam.attempts,
    asked: exam.questions,
    examiner: exam.examiner,
    managers: exam.managers,
  }
}
