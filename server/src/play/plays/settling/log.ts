// The log of a finished play: when each question opened and was answered, its points, the lifelines.

import type { ResultProof } from '@trivium/contract/integrity/proofs'
import { isRightByOwnKey, showAnswer } from '@trivium/rules/play/plays/grading'
import type { FrozenQuestion } from '@trivium/rules/play/plays/frozen'
import { openedTimes } from '@trivium/rules/play/plays/opened-times'
import type { Context } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { answerKeyOf } from '../../../bank/questions/index.ts'
import { type readAnswers, readSavedAnswers, readRegradesOf } from '../answering/answer-store.ts'
import { clockRulesOf } from '../answering/clock.ts'
import { formatOf } from '../format.ts'
import { gradeOf } from '../answering/grade.ts'
import { currentPlay } from '../starting/player-play.ts'
import type { PlayRow } from '../store.ts'
import { isTold, mayReview } from '../views.ts'
import { type ShownQuestion, shownQuestionsOf } from '../../questions/index.ts'

type Answer = Awaited<ReturnType<typeof readAnswers>>[number]

export interface LoggedStep {
  question: ShownQuestion
  /** As it was frozen. */
  frozen: FrozenQuestion
  openedAt: Date | null
  /** Null where none was given. */
  answeredAt: Date | null
  ms: number | null
  /** In the order of options that was shown; '' for a pass, null where none was given. */
  answer: string | null
  correct: boolean
  /** The question's time ran out. If false, an unanswered question was still open when the play ended. */
  hasLapsed: boolean
  points: number
  /** A later regrade made it right. */
  isRegraded: boolean
}

export interface PlayLog {
  play: PlayRow
  result: NonNullable<PlayRow['result']>
  steps: LoggedStep[]
  lifelines: ResultProof['lifelines']
  regrades: ResultProof['regrades']
}

/** @throws Refused document_not_found, play_open, answers_archived, exam_not_released; NotYours */
export async function readPlayLog(playId: number, context: Context): Promise<PlayLog> {
  const play = await currentPlay(playId, context)
  const result = play.result ?? refuse('play_open')
  if (!isTold(play)) refuse('play_open')
  const [questions, answers, regrades] = await Promise.all([
    shownQuestionsOf(context.db, play),
    readSavedAnswers(context.db, play),
    readRegradesOf(context.db, play.id),
  ])
  if (formatOf(play).reviewFrom === 'release' && !mayReview(play, questions, context.now)) refuse('exam_not_released')
  const opened = openedIn(play, answers)
  const steps = answers.map((given, index) => {
    const frozen = must(play.questions[given.position], 'answers are to questions of the play')
    const question = must(questions.get(frozen.question_id), 'questions of plays are never deleted')
    const key = answerKeyOf(question)
    const isGiven = given.answer !== null
    return {
      question,
      frozen,
      openedAt: opened[index] ?? null,
      answeredAt: isGiven ? given.answered_at : null,
      ms: isGiven && given.ms > 0 ? given.ms : null,
      answer: showAnswer(given.answer, key, frozen),
      correct: given.correct,
      hasLapsed: !isGiven && given.ms > 0,
      points: gradeOf(play, given, question).points,
      isRegraded: given.correct && given.answer !== null && !isRightByOwnKey(given.answer, key),
    }
  })
  return {
    play,
    result,
    steps,
    lifelines: lifelinesOf(play),
    regrades: regrades.map(({ at, ...regrade }) => ({ at: at.toISOString(), ...regrade })),
  }
}

/** In free order all questions open at once, and are handed in at once. */
function openedIn(play: PlayRow, answers: Answer[]): (Date | null)[] {
  if (formatOf(play).order === 'free') return answers.map(() => play.started_at)
  const closed = answers.map(({ position, answer, ms, answered_at }) => ({
    answer,
    ms,
    at: answered_at.getTime(),
    isRestarted: restarting.some(name => positionAsked(play, play.lifelines[name]) === position + 1),
  }))
  const times = openedTimes(play.started_at.getTime(), closed, clockRulesOf(play))
  return times.map(time => (time === null ? null : new Date(time)))
}

const restarting = ['reset_timer', 'skip'] as const

/** From 1. A skip replaces a question in its place; older plays did not record by which. */
function positionAsked({ questions }: PlayRow, questionId: number | undefined): number | null {
  const index = questions.findIndex(({ question_id, replaces }) => questionId !== undefined && [question_id, replaces].includes(questionId))
  return index === -1 ? null : index + 1
}

function lifelinesOf(play: PlayRow): PlayLog['lifelines'] {
  const { lifelinePrice, hintPrice, lifelines } = play.rules
  const used = lifelines.flatMap(name => {
    const questionId = play.lifelines[name]
    if (questionId === undefined) return []
    const isFree = play.questions.some(({ free = [] }) => free.includes(name))
    return [{ name, position: positionAsked(play, questionId), coins: isFree ? 0 : lifelinePrice }]
  })
  const hints = play.questions.flatMap(({ hints = [] }, index) =>
    hints.map(() => ({ name: 'hint' as const, position: index + 1, coins: hintPrice })),
  )
  return [...used, ...hints].toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
}
