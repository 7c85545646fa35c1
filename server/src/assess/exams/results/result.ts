// The result of an attempt: marks, and statistics by the marks of questions. All computed from the log of answers.

import type { ExamResult } from '@trivium/contract/assess/exams'
import { violationKinds } from '@trivium/contract/assess/exam-names'
import type { Db } from '../../../platform/db/connect.ts'
import { must } from '../../../platform/api/refuse.ts'
import { type PlayRow, readAnswersOf, readPlays } from '../../../play/plays/index.ts'
import type { AttemptRow } from '../sitting/attempt-store.ts'
import { type NotedRow, readNoted } from '../sitting/event-store.ts'
import type { ExamRow } from '../store.ts'
import { isReleased, revealedResult } from '../board/revealed.ts'

type Answer = Awaited<ReturnType<typeof readAnswersOf>>[number]

interface Ended {
  attempt: AttemptRow
  exam: ExamRow
  play: PlayRow
  answers: Answer[]
  noted: NotedRow[]
}

/** Results of these attempts as their own examinees may see them. */
export async function revealedResultsOf(
  db: Db,
  attempts: AttemptRow[],
  exams: ReadonlyMap<number, ExamRow>,
): Promise<Map<number, ExamResult>> {
  const results = await resultsOf(db, attempts, exams)
  return new Map(
    attempts.flatMap(({ play_id, exam_id }) => {
      const result = results.get(play_id)
      return result ? [[play_id, revealedResult(result, must(exams.get(exam_id), 'a foreign key keeps the exam'))]] : []
    }),
  )
}

/** Results of ended attempts, by play, for the managers of the exam. */
export async function resultsOf(db: Db, attempts: AttemptRow[], exams: ReadonlyMap<number, ExamRow>): Promise<Map<number, ExamResult>> {
  const ended = attempts.filter(({ ended_by }) => ended_by !== null)
  const ids = ended.map(({ play_id }) => play_id)
  const [plays, answers, noted] = await Promise.all([readPlays(db, ids), readAnswersOf(db, ids), readNoted(db, ids)])
  const byPlay = Map.groupBy(answers, answer => answer.play_id)
  return new Map(
    ended.map(attempt => {
      const play = must(plays.get(attempt.play_id), 'plays of exams are kept')
      const exam = must(exams.get(attempt.exam_id), 'a foreign key keeps the exam')
      const seen = { answers: byPlay.get(play.id) ?? [], noted: noted.get(play.id) ?? [] }
      return [play.id, presentResult({ attempt, exam, play, ...seen })]
    }),
  )
}

function presentResult({ attempt, exam, play, answers, noted }: Ended): ExamResult {
  const finishedAt = play.finished_at ?? play.closes_at
  const total = play.questions.reduce((sum, question) => sum + (question.marks ?? 0), 0)
  const obtained = play.result?.score ?? 0
  const attempted = answers.filter(({ answer }) => answer).length
  const violations = violationsIn(noted)
  return {
    play_id: play.id,
    total_duration: secondsBetween(play.started_at, finishedAt),
    obtained_marks: obtained,
    total_marks: total,
    passed: hasPassed(exam, attempt, { obtained_marks: obtained, total_marks: total }),
    correct: play.correct,
    incorrect: play.wrong,
    totalQuestions: play.questions.length,
    Correct: play.correct,
    InCorrect: play.wrong,
    attempted,
    not_attempted: play.questions.length - attempted,
    rules_violated: violations.length > 0,
    statistics: statisticsOf(play, answers),
    violations,
    absences: absencesIn(noted),
    ended_by: must(attempt.ended_by, 'the attempt has ended'),
    finished_at: finishedAt.toISOString(),
    released: isReleased(exam),
    void_reason: attempt.void_reason,
  }
}

export const secondsBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 1000)

/** Null if the exam has no pass mark, or the attempt is void. */
export function hasPassed(
  { pass_percent }: Pick<ExamRow, 'pass_percent'>,
  { void_reason }: Pick<AttemptRow, 'void_reason'>,
  { obtained_marks, total_marks }: { obtained_marks: number; total_marks: number },
): boolean | null {
  return pass_percent === null || void_reason !== null ? null : 100 * obtained_marks >= pass_percent * total_marks
}

export const violationsIn = (noted: readonly NotedRow[]): ExamResult['violations'] =>
  noted.flatMap(({ event, detail, question_id, at }) => {
    const kind = violationKinds.find(one => one === detail)
    return event === 'violation' && kind ? [{ kind, question_id, at: at.toISOString() }] : []
  })

/** An absence ends when the examinee is back, or with the attempt. */
export function absencesIn(noted: readonly NotedRow[]): ExamResult['absences'] {
  const absences: ExamResult['absences'] = []
  let awaySince: Date | null = null
  for (const { event, detail, at } of noted) {
    if (event === 'back') absences.push({ from: new Date(at.getTime() - Number(detail) * 1000).toISOString(), seconds: Number(detail) })
    else if (event === 'ended' && awaySince !== null)
      absences.push({ from: awaySince.toISOString(), seconds: secondsBetween(awaySince, at) })
    if (event !== 'violation') awaySince = event === 'away' ? at : null
  }
  return absences
}

/** Answers older than partial marks have all or nothing. */
const marksOf = (answer: Answer | undefined, mark: number) => answer?.marks ?? (answer?.correct ? mark : 0)

/** One row per mark value, lowest first. */
function statisticsOf({ questions }: PlayRow, answers: Answer[]): ExamResult['statistics'] {
  const given = new Map(answers.map(answer => [answer.position, answer]))
  const worth = questions.map(({ marks = 0 }, position) => ({ marks, answer: given.get(position) }))
  return [...Map.groupBy(worth, ({ marks }) => marks)]
    .toSorted(([one], [other]) => one - other)
    .map(([mark, asked]) => {
      const correct = asked.filter(({ answer }) => answer?.correct).length
      const attempted = asked.filter(({ answer }) => answer?.answer).length
      return {
        mark,
        questions: asked.length,
        correct,
        incorrect: attempted - correct,
        in_part: asked.filter(({ answer }) => answer && !answer.correct && marksOf(answer, mark) > 0).length,
        not_attempted: asked.length - attempted,
        obtained_marks: asked.reduce((sum, { answer }) => sum + marksOf(answer, mark), 0),
      }
    })
}
