// The figures of an exam and of its questions, from the answers of all attempts that count (rules/src/assess/exam-figures.ts).

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { ExamFiguresView, ExamItemView, examResultsAdmin } from '@trivium/contract/assess/exam-results.admin'
import {
  countFigures,
  type ExamItemFigures,
  flagsOfExamItem,
  leastForCorrelations,
  type ScoredAttempt,
} from '@trivium/rules/assess/exam-figures'
import type { Context } from '../../../../platform/api/handle.ts'
import { createPause, inPortions } from '../../../../platform/api/http/pause.ts'
import { must } from '../../../../platform/api/refuse.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import { type CachedQuestion, choiceNow, readQuestions } from '../../../../bank/questions/index.ts'
import { type PlayRow, readAnswersOf, readPlays } from '../../../../play/plays/index.ts'
import { managedExam } from '../../board/managers.ts'
import { type ExamRow, readQuestionIds } from '../../store.ts'
import { hasPassed } from '../result.ts'
import { readCommonQuestions, readCountedPlays } from './listed-store.ts'

type Figures = typeof examResultsAdmin.get_exam_figures
type Answer = Awaited<ReturnType<typeof readAnswersOf>>[number]

/** With a hundred questions each, so few attempts that a process reads and presents them within some milliseconds. */
export const portion = 4

export async function readFigures({ exam_id }: InputOf<Figures>, context: Context): Promise<ResultOf<Figures>> {
  const exam = await managedExam(exam_id, context)
  return figuresOfExam(context.db, exam)
}

/** Keeps no attempt in memory: half a million answers would make the garbage collector hold the event loop. */
export async function figuresOfExam(db: Db, exam: ExamRow): Promise<ExamFiguresView> {
  const ids = await readCountedPlays(db, exam.id)
  const counter = countFigures(await readCommonQuestions(db, ids))
  const questions = new Map<number, CachedQuestion>()
  const percents: number[] = []
  const pause = createPause()
  for await (const some of inPortions(ids, portion)) {
    for (const attempt of await readScored(db, exam, some, questions)) {
      counter.add(attempt)
      percents.push(...percentOf(attempt))
      await pause()
    }
  }
  const items: ExamItemFigures[] = []
  for (const item of counter.items()) {
    items.push(item)
    await pause()
  }
  const { attempts: count, marks, passed, reliability } = counter.exam()
  const places = new Map((await readQuestionIds(db, exam.id)).map((id, index) => [id, index + 1]))
  return {
    attempts: count,
    marks,
    mean_percent: percents.length === 0 ? null : percents.reduce((sum, percent) => sum + percent, 0) / percents.length,
    passed,
    reliability: reliability && {
      coefficient: reliability.coefficient,
      value: reliability.value,
      questions: reliability.items,
      sd: reliability.sd,
      standard_error: reliability.standardError,
    },
    least_attempts: leastForCorrelations,
    questions: items
      .map(figures => presentItem(figures, must(questions.get(figures.item), 'it was just read'), places.get(figures.item) ?? null))
      .toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || one.question_id - other.question_id),
  }
}

/** Nothing for an attempt without marks to reach. */
function percentOf({ items, marks }: ScoredAttempt): number[] {
  const most = items.reduce((sum, item) => sum + item.most, 0)
  return most > 0 ? [(100 * marks) / most] : []
}

/** Presents each attempt when it is asked for. @param questions is filled with the questions that the attempts had */
async function readScored(db: Db, exam: ExamRow, ids: number[], questions: Map<number, CachedQuestion>): Promise<Iterable<ScoredAttempt>> {
  const [plays, answers] = await Promise.all([readPlays(db, ids), readAnswersOf(db, ids)])
  const asked = new Set([...plays.values()].flatMap(play => play.questions.map(({ question_id }) => question_id)))
  const unread = [...asked].filter(id => !questions.has(id))
  for (const [id, question] of await readQuestions(db, unread)) questions.set(id, question)
  const byPlay = Map.groupBy(answers, ({ play_id }) => play_id)
  return plays.values().flatMap(play => scoredOf(play, byPlay.get(play.id), { exam, questions }))
}

interface Known {
  exam: ExamRow
  questions: ReadonlyMap<number, CachedQuestion>
}

/** Nothing for an attempt whose answers are archived. */
function scoredOf(play: PlayRow, answers: Answer[] | undefined, { exam, questions }: Known): ScoredAttempt[] {
  if (!answers) return []
  const given = new Map(answers.map(answer => [answer.position, answer]))
  const marks = play.result?.score ?? 0
  const total = play.questions.reduce((sum, question) => sum + (question.marks ?? 0), 0)
  const items = play.questions.map((frozen, position) => {
    const { answer = null, marks: own = null, correct = false } = given.get(position) ?? {}
    const most = frozen.marks ?? 0
    const question = must(questions.get(frozen.question_id), 'questions of plays are never deleted')
    return {
      item: frozen.question_id,
      marks: own ?? (correct ? most : 0),
      most,
      isAnswered: Boolean(answer),
      chosen: answer && hasShares(question) ? choiceNow(question, answer, frozen).split(',').map(Number) : [],
      ms: play.draft_times[position]?.[1] ?? null,
    }
  })
  return [{ marks, passed: hasPassed(exam, { void_reason: null }, { obtained_marks: marks, total_marks: total }), items }]
}

const withoutShares: readonly string[] = ['guess_the_word', 'number', 'sequence', 'matching']
/** Whether answers choose among options. */
const hasShares = ({ question_type }: CachedQuestion) => !withoutShares.includes(question_type)

function presentItem(figures: ExamItemFigures, question: CachedQuestion, place: number | null): ExamItemView {
  const { question_type: type, options, answer } = question
  const { item, attempts, answered, facility, discrimination, medianMs } = figures
  return {
    question_id: item,
    place,
    question_type: type,
    question: question.question,
    attempts,
    answered,
    facility,
    discrimination,
    median_ms: medianMs === null ? null : Math.round(medianMs),
    flags: flagsOfExamItem(figures, { type, options: options.length, answer }),
    options: hasShares(question)
      ? options.map(({ text, image_text }, index) => {
          const own = figures.options.find(({ option }) => option === index)
          return {
            text: text || image_text || `picture ${index + 1}`,
            is_right: answer.includes(index),
            times: own?.times ?? 0,
            share: own?.share ?? 0,
            discrimination: own?.discrimination ?? null,
          }
        })
      : [],
  }
}
