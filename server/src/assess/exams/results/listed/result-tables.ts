// The tables of an exam's results, for a workbook and for CSV: examinees, their answers, and the figures of the questions.

import type { ExamineeResult, ResultQuestion } from '@trivium/contract/assess/exam-results.admin'
import type { ResultFile } from '@trivium/contract/assess/exam-names'
import type { Sheet, SheetCell } from '../../../../platform/api/workbook.ts'
import { inPortions } from '../../../../platform/api/http/pause.ts'
import { must } from '../../../../platform/api/refuse.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import { readManagedReviews, readPlays } from '../../../../play/plays/index.ts'
import type { ExamRow } from '../../store.ts'
import { presentAll, presentItem } from './examinee-results.ts'
import { figuresOfExam, portion } from './figures.ts'
import { readExaminees } from './listed-store.ts'

export type ResultTable = Exclude<ResultFile, 'workbook'>

type Column<Row> = readonly [title: string, width: number, valueOf: (row: Row) => SheetCell]

const timeOf = (iso: string | null) => (iso === null ? null : new Date(iso))
const secondsOf = (ms: number | null) => (ms === null ? null : Math.round(ms / 100) / 10)
const inWords = (word: string | null) => word?.replaceAll('_', ' ') ?? null
const yesNo = (value: boolean | null) => (value === null ? null : value ? 'yes' : 'no')
/** Four decimals. */
const rounded = (value: number | null) => (value === null ? null : Math.round(10_000 * value) / 10_000)

const who: Column<ExamineeResult>[] = [
  ['Name', 28, row => row.name],
  ['Own id', 14, row => row.own_id],
  ['Account', 10, row => row.account_id],
  ['Attempt', 10, row => row.play_id],
]

const ofExaminees: Column<ExamineeResult>[] = [
  ...who,
  ['State', 10, row => row.state],
  ['Start (UTC)', 20, row => timeOf(row.started_at)],
  ['End (UTC)', 20, row => timeOf(row.finished_at)],
  ['Seconds used', 12, row => row.seconds],
  ['Extra time (percent)', 12, row => row.extra_percent],
  ['Ended by', 12, row => inWords(row.ended_by)],
  ['Marks', 10, row => row.obtained_marks],
  ['Marks possible', 12, row => row.total_marks],
  ['Percent', 10, row => row.percent],
  ['Passed', 10, row => yesNo(row.passed)],
  ['Right', 10, row => row.correct],
  ['Wrong', 10, row => row.incorrect],
  ['Not answered', 12, row => row.not_attempted],
  ['Absences', 10, row => row.absences.length],
  ['Seconds away', 12, row => row.absences.reduce((sum, { seconds }) => sum + seconds, 0)],
  ['Violations', 10, row => row.violations.length],
  ['Kinds of violations', 30, row => [...new Set(row.violations.map(({ kind }) => inWords(kind)))].join(', ')],
  ['Void because', 30, row => row.void_reason],
]

interface AnswerRow {
  examinee: ExamineeResult
  place: number
  question: ResultQuestion
}

const between = (texts: readonly string[], type: string) => texts.join(type === 'sequence' ? ' > ' : ' | ')

const ofAnswers: Column<AnswerRow>[] = [
  ...who.map(([title, width, valueOf]): Column<AnswerRow> => [title, width, ({ examinee }) => valueOf(examinee)]),
  ['Place', 8, row => row.place],
  ['Question id', 12, row => row.question.id],
  ['Type', 16, row => inWords(row.question.question_type)],
  ['Question', 50, row => row.question.question],
  ['Answer', 30, row => between(row.question.given, row.question.question_type)],
  ['Right answer', 30, row => between(row.question.right, row.question.question_type)],
  ['Right', 8, row => yesNo(row.question.correct)],
  ['Marks', 10, row => row.question.obtained_marks],
  ['Marks possible', 12, row => row.question.marks],
  ['Seconds', 10, row => secondsOf(row.question.ms)],
  ['Saved (UTC)', 20, row => timeOf(row.question.saved_at)],
]

type Figures = Awaited<ReturnType<typeof figuresOfExam>>['questions'][number]
type Option = Figures['options'][number]

interface FigureRow {
  figures: Figures
  /** Null in the row of the question itself. */
  option: Option | null
}

const ofQuestion = (valueOf: (figures: Figures) => SheetCell) => (row: FigureRow) => (row.option === null ? valueOf(row.figures) : null)

const ofFigures: Column<FigureRow>[] = [
  ['Place', 8, row => row.figures.place],
  ['Question id', 12, row => row.figures.question_id],
  ['Type', 16, row => inWords(row.figures.question_type)],
  ['Question', 50, row => row.figures.question],
  ['Option', 30, row => row.option?.text ?? null],
  ['Right option', 10, row => (row.option ? yesNo(row.option.is_right) : null)],
  ['Attempts', 10, row => row.figures.attempts],
  ['Answered or chosen', 12, row => row.option?.times ?? row.figures.answered],
  ['Share', 10, row => (row.option ? rounded(row.option.share) : null)],
  ['Facility', 10, ofQuestion(figures => rounded(figures.facility))],
  ['Correlation with the rest', 12, row => rounded((row.option ?? row.figures).discrimination)],
  ['Median seconds', 12, ofQuestion(figures => secondsOf(figures.median_ms))],
  ['Flags', 30, ofQuestion(figures => figures.flags.map(inWords).join(', '))],
]

function sheetOf<Row>(name: string, columns: readonly Column<Row>[], rows: AsyncIterable<readonly Row[]>): Sheet {
  return { name, columns: columns.map(([title, width]) => ({ title, width })), rows: cellsOf(columns, rows) }
}

async function* cellsOf<Row>(columns: readonly Column<Row>[], portions: AsyncIterable<readonly Row[]>): AsyncGenerator<SheetCell[][]> {
  for await (const rows of portions) yield rows.map(row => columns.map(([, , valueOf]) => valueOf(row)))
}

const pageRows = 1000

async function* examinees(db: Db, exam: ExamRow): AsyncGenerator<ExamineeResult[]> {
  for (let offset = 0; ; offset += pageRows) {
    const { rows } = await readExaminees(db, { examId: exam.id, q: undefined, offset, limit: pageRows })
    for await (const some of inPortions(rows, 20)) yield await presentAll(db, exam, some)
    if (rows.length < pageRows) return
  }
}

async function* answers(db: Db, exam: ExamRow): AsyncGenerator<AnswerRow[]> {
  for await (const some of examinees(db, exam)) {
    const ended = some.flatMap(examinee => {
      const { play_id, finished_at } = examinee
      return play_id === null || finished_at === null ? [] : [{ examinee, play_id }]
    })
    for await (const few of inPortions(ended, portion)) yield* answersOf(db, few)
  }
}

async function* answersOf(db: Db, ended: readonly { examinee: ExamineeResult; play_id: number }[]): AsyncGenerator<AnswerRow[]> {
  const plays = await readPlays(
    db,
    ended.map(({ play_id }) => play_id),
  )
  const reviewOf = await readManagedReviews(db, [...plays.values()])
  for (const { examinee, play_id } of ended) {
    const play = must(plays.get(play_id), 'plays of exams are kept')
    const items = reviewOf(play) ?? []
    yield items.map((item, position) => ({ examinee, place: position + 1, question: presentItem(item, play, position) }))
  }
}

async function* figureRows(db: Db, exam: ExamRow): AsyncGenerator<FigureRow[]> {
  for (const figures of (await figuresOfExam(db, exam)).questions)
    yield [{ figures, option: null }, ...figures.options.map(option => ({ figures, option }))]
}

export const tables: Record<ResultTable, (db: Db, exam: ExamRow) => Sheet> = {
  examinees: (db, exam) => sheetOf('Examinees', ofExaminees, examinees(db, exam)),
  answers: (db, exam) => sheetOf('Answers', ofAnswers, answers(db, exam)),
  questions: (db, exam) => sheetOf('Questions', ofFigures, figureRows(db, exam)),
}
