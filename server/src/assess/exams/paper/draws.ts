// Questions drawn by rule: once for all, or for each examinee from a pool of copies. All questions of a pool are worth the same, so every
// examinee can reach the same marks (docs/decisions/071).

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import { type DrawEquality, type DrawFilter, type examQuestionAdmin, mostInPool } from '@trivium/contract/assess/exam-questions.admin'
import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { drawPaper, equalityOf, type Spread, type WorthItem } from '@trivium/rules/assess/draws/balanced-draw'
import { seededRandom, seedOf } from '@trivium/rules/platform/random'
import type { Context, StaffContext } from '../../../platform/api/handle.ts'
import { refuseUnseen } from '../../../platform/api/seen.ts'
import { InvalidInput, must, refuse } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { secureRandom } from '../../../platform/secure-random.ts'
import { readQuestions as readByIds, sampleOffered } from '../../../bank/questions/index.ts'
import { lockUnstarted, managedExam } from '../board/managers.ts'
import type { ExamRow } from '../store.ts'
import { type DrawRow, deleteDraw, insertDraw, readDraws, readPaperRows, updateDraw } from './draw-store.ts'
import { type NewQuestions, readQuestions } from './exam-questions-store.ts'
import { addTo, judge, type Worth } from './from-bank.ts'
import { doublesIn } from './judge-paper.ts'
import { paperOf, versionOfDraw } from './paper.ts'
import { takeQuestionOff } from './paper-store.ts'
import { changeMarks } from './question-marks.ts'
import { ruleInWords } from './rule-in-words.ts'
import { refuseTooMany } from './write-question.ts'

type Admin = typeof examQuestionAdmin

/** A 32-bit seed that nobody can predict. */
export const freshSeed = (): number => Math.floor(secureRandom() * 2 ** 32) | 0

/** The paper of one examinee. The exam must be locked, so that nobody changes it meanwhile. */
export async function paperFor(db: Db, examId: number, seed: number): Promise<number[]> {
  const [rows, draws] = await Promise.all([readPaperRows(db, examId), readDraws(db, examId)])
  const items = rows.map(({ question_id, draw_id, b }) => ({ id: question_id, draw: draw_id, b: b ?? 0 }))
  return drawPaper(items, draws, seededRandom(seed)).map(({ id }) => id)
}

export async function drawExamQuestions(input: InputOf<Admin['draw_exam_questions']>, context: StaffContext): Promise<ExamPaper> {
  const { exam_id, kind, count, pool = mostInPool, marks, minus_marks, part_marks, ...filter } = input
  const { db, audit } = context
  const worth = { marks, minus_marks, part_marks }
  refuseWorth(worth)
  const exam = await lockUnstarted(exam_id, context)
  const paper = await readQuestions(db, exam_id)
  const most = kind === 'for_each' ? Math.max(count, pool) : count
  const found = await fittingOf(db, exam, { filter, worth, paper, most })
  refuseTooFew(found.length, count)
  refuseTooMany(paper.length + found.length)
  const rule = await ruleInWords(db, filter)
  const draw_id = kind === 'for_each' ? await insertDraw(db, exam_id, { count, ...worth, rule }) : null
  await addTo(
    context,
    exam,
    found.map(question => ({ ...question, draw_id })),
  )
  audit({ subject: `exam:${exam_id}`, after: { draw: draw_id, kind, count, copied: found.length, rule, ...worth } })
  return paperOf(db, exam_id)
}

interface Wanted {
  filter: DrawFilter
  worth: Worth
  paper: Parameters<typeof doublesIn>[0]
  most: number
}

/** A random choice of what the filter finds, without doubles of the exam. */
async function fittingOf(db: Db, exam: ExamRow, { filter, worth, paper, most }: Wanted): Promise<NewQuestions['questions']> {
  const offered = await sampleOffered(db, { ...filter, language_id: exam.language_id }, most + paper.length + mostInPool)
  const questions = await readByIds(
    db,
    offered.map(({ id }) => id),
  )
  const judged = offered.flatMap(row => {
    const one = judge(row.id, exam, { offered: row, question: questions.get(row.id), worth })
    return 'question' in one ? [one] : []
  })
  const doubles = doublesIn(
    paper,
    judged.map(({ id, question }) => ({ name: `question ${id} of the bank`, question })),
  )
  return judged
    .filter((_, index) => doubles[index] === null)
    .slice(0, most)
    .map(({ question, origin }) => ({ ...question, ...origin }))
}

function refuseTooFew(found: number, count: number): void {
  if (found >= count) return
  const problem = `cannot be ${count}: the bank offers ${found} ${found === 1 ? 'question' : 'questions'} that fit and are not in the exam`
  throw new InvalidInput([{ field: 'count', problem }])
}

function refuseWorth({ marks, minus_marks }: Worth): void {
  if (minus_marks > marks) throw new InvalidInput([{ field: 'minus_marks', problem: 'is above the marks of the question' }])
}

export async function changeExamDraw(input: InputOf<Admin['change_exam_draw']>, context: StaffContext): Promise<ExamPaper> {
  const { exam_id, draw_id, version, count, marks, minus_marks, part_marks } = input
  const { db, audit } = context
  const worth = { marks, minus_marks, part_marks }
  refuseWorth(worth)
  await lockUnstarted(exam_id, context)
  const { draw, pool } = await drawIn(db, exam_id, draw_id)
  refuseUnseen({ version: versionOfDraw(draw) }, version)
  if (pool.length < count) {
    const problem = `cannot be ${count}: the pool has ${pool.length} ${pool.length === 1 ? 'question' : 'questions'}`
    throw new InvalidInput([{ field: 'count', problem }])
  }
  const hasOtherWorth = draw.marks !== marks || draw.minus_marks !== minus_marks || draw.part_marks !== part_marks
  if (hasOtherWorth) for (const id of pool) await changeMarks(db, exam_id, id, worth)
  await updateDraw(db, draw_id, { count, ...worth })
  audit({ subject: `exam:${exam_id}`, before: draw, after: { id: draw_id, count, ...worth } })
  return paperOf(db, exam_id)
}

export async function removeExamDraw({ exam_id, draw_id }: InputOf<Admin['remove_exam_draw']>, context: StaffContext): Promise<ExamPaper> {
  const { db, audit } = context
  await lockUnstarted(exam_id, context)
  const { draw, pool } = await drawIn(db, exam_id, draw_id)
  for (const id of pool) await takeQuestionOff(db, exam_id, id)
  await deleteDraw(db, draw_id)
  audit({ subject: `exam:${exam_id}`, before: { ...draw, pool: pool.length } })
  return paperOf(db, exam_id)
}

/** @throws Refused document_not_found also for a draw of another exam */
async function drawIn(db: Db, examId: number, drawId: number): Promise<{ draw: DrawRow; pool: number[] }> {
  const draw = (await readDraws(db, examId)).find(({ id }) => id === drawId) ?? refuse('document_not_found')
  const rows = await readPaperRows(db, examId)
  return { draw, pool: rows.flatMap(({ draw_id, question_id }) => (draw_id === drawId ? [question_id] : [])) }
}

const simulatedPapers = 500

export async function previewExamDraws(
  { exam_id }: InputOf<Admin['preview_exam_draws']>,
  context: Context,
): Promise<ResultOf<Admin['preview_exam_draws']>> {
  const { db } = context
  await managedExam(exam_id, context)
  const [rows, draws] = await Promise.all([readPaperRows(db, exam_id), readDraws(db, exam_id)])
  const marks = new Map(draws.map(draw => [draw.id, draw.marks]))
  const pools = rows.flatMap(({ question_id: id, draw_id, b, is_calibrated }) =>
    draw_id === null
      ? []
      : [{ id, draw: draw_id, b: b ?? 0, marks: must(marks.get(draw_id), 'a foreign key keeps the draw'), is_calibrated }],
  )
  const each = draws.map(draw =>
    presentEquality(
      draw.id,
      pools.filter(item => item.draw === draw.id),
      [draw],
    ),
  )
  return draws.length > 1 ? [presentEquality(null, pools, draws), ...each] : each
}

type PoolItem = WorthItem & { is_calibrated: boolean | null }

/** By a fixed seed, so that the figures stay while the pool does. */
function presentEquality(drawId: number | null, items: readonly PoolItem[], draws: readonly DrawRow[]): DrawEquality {
  const random = seededRandom(seedOf(`${drawId}`))
  const { difficulty, percent } = equalityOf(items, draws, random, simulatedPapers)
  const calibrated = items.filter(({ is_calibrated }) => is_calibrated).length
  return { draw_id: drawId, pool: items.length, calibrated, difficulty: rounded(difficulty, 1000), percent: rounded(percent, 10) }
}

const rounded = ({ mean, deviation, least, most }: Spread, parts: number): Spread => {
  const round = (value: number) => Math.round(value * parts) / parts
  return { mean: round(mean), deviation: round(deviation), least: round(least), most: round(most) }
}
