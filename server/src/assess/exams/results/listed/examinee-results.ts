// The results of an exam for its managers: a list of examinees, and one attempt with all its questions.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { ExamineeResult, examResultsAdmin, ResultQuestion } from '@trivium/contract/assess/exam-results.admin'
import type { ReviewItem } from '@trivium/contract/play/plays'
import type { Context } from '../../../../platform/api/handle.ts'
import { must, refuse } from '../../../../platform/api/refuse.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import { type PlayRow, readManagedReviews, readPlay } from '../../../../play/plays/index.ts'
import { attemptOfManagedExam, managedExam } from '../../board/managers.ts'
import type { ExamRow } from '../../store.ts'
import { type NotedRow, readNoted } from '../../sitting/event-store.ts'
import { absencesIn, hasPassed, secondsBetween, violationsIn } from '../result.ts'
import { type ExamineeRow, type Outcome, readExamineeOfPlay, readExaminees, readOutcomes } from './listed-store.ts'
import { rightTexts, shownTexts } from './shown-answer.ts'

type List = typeof examResultsAdmin.get_exam_results
type One = typeof examResultsAdmin.get_exam_result_of

export async function listResults({ exam_id, q, offset = 0, limit }: InputOf<List>, context: Context): Promise<ResultOf<List>> {
  const { db, settings } = context
  const exam = await managedExam(exam_id, context)
  const { rows, total } = await readExaminees(db, { examId: exam_id, q, offset, limit: limit ?? settings.page_size })
  return { data: await presentAll(db, exam, rows), total }
}

export async function readResultOf({ play_id }: InputOf<One>, context: Context): Promise<ResultOf<One>> {
  const { db } = context
  const { exam, attempt } = await attemptOfManagedExam(play_id, context)
  if (attempt.ended_by === null) refuse('play_open')
  const row = must(await readExamineeOfPlay(db, play_id), 'the attempt was just read')
  const play = must(await readPlay(db, play_id), 'plays of exams are kept')
  const items = (await readManagedReviews(db, [play]))(play) ?? refuse('answers_archived')
  const [examinee] = await presentAll(db, exam, [row])
  return { examinee: must(examinee, 'one row gives one result'), questions: items.map((item, at) => presentItem(item, play, at)) }
}

export async function presentAll(db: Db, exam: ExamRow, rows: readonly ExamineeRow[]): Promise<ExamineeResult[]> {
  const plays = rows.flatMap(({ attempt }) => attempt?.play_id ?? [])
  const [outcomes, noted] = await Promise.all([readOutcomes(db, plays), readNoted(db, plays)])
  return rows.map(row => {
    const outcome = row.attempt && must(outcomes.get(row.attempt.play_id), 'plays of exams are kept')
    return presentExaminee(row, exam, { outcome, noted: noted.get(outcome?.play_id ?? 0) ?? [] })
  })
}

interface Sat {
  /** Null for an account on the list without an attempt. */
  outcome: Outcome | null
  noted: readonly NotedRow[]
}

/** Marks, times and what was noticed are those of an ended attempt. */
function presentExaminee(row: ExamineeRow, exam: ExamRow, sat: Sat): ExamineeResult {
  const { account_id, name, own_id, extra_percent, attempt } = row
  const hasEnded = attempt !== null && attempt.ended_by !== null
  const outcome = hasEnded ? sat.outcome : null
  const noted = hasEnded ? sat.noted : []
  return {
    account_id,
    name,
    own_id,
    extra_percent,
    play_id: attempt?.play_id ?? null,
    state: stateOf(row),
    started_at: sat.outcome?.started_at.toISOString() ?? null,
    finished_at: outcome?.finished_at.toISOString() ?? null,
    seconds: outcome && secondsBetween(outcome.started_at, outcome.finished_at),
    ended_by: attempt?.ended_by ?? null,
    obtained_marks: outcome?.obtained_marks ?? null,
    total_marks: outcome?.total_marks ?? null,
    percent: outcome && percentOf(outcome),
    passed: attempt && outcome && hasPassed(exam, attempt, outcome),
    correct: outcome?.correct ?? null,
    incorrect: outcome?.wrong ?? null,
    not_attempted: outcome && outcome.asked - outcome.attempted,
    absences: absencesIn(noted),
    violations: violationsIn(noted),
    void_reason: attempt?.void_reason ?? null,
  }
}

function stateOf({ attempt }: ExamineeRow): ExamineeResult['state'] {
  if (attempt === null) return 'waiting'
  if (attempt.void_reason !== null) return 'void'
  return attempt.ended_by === null ? 'sitting' : 'over'
}

/** Two decimals. */
function percentOf({ obtained_marks, total_marks }: Outcome): number | null {
  return total_marks === 0 ? null : Math.round((10_000 * obtained_marks) / total_marks) / 100
}

export function presentItem(item: ReviewItem, play: PlayRow, position: number): ResultQuestion {
  const { id, question_type, question, image, image_text, audio, options, matches, unit, marks } = item
  const { your_answer, correct_answer, correct, note } = item
  const [saved, spent] = play.draft_times[position] ?? []
  return {
    id,
    question_type,
    question,
    image,
    image_text,
    audio,
    options,
    matches,
    unit,
    marks,
    your_answer,
    correct_answer,
    correct,
    note,
    given: your_answer === null ? [] : shownTexts(item, your_answer),
    right: rightTexts(item),
    obtained_marks: item.obtained_marks ?? 0,
    saved_at: saved === undefined ? null : new Date(play.started_at.getTime() + saved).toISOString(),
    ms: spent ?? null,
  }
}
