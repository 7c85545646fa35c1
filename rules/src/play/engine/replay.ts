// Replays a finished play from its log of answers: when each question opened, how its answer was graded, and what it scored. It reads
// nothing that settling has computed, so a proof can be compared with the result.

import type { LifelineName } from '@trivium/contract/play/play-names'
import { isRightByOwnKey } from '../plays/grading.ts'
import { restarting } from '../plays/lifelines.ts'
import { openedTimes } from '../plays/opened-times.ts'
import { gradeOf } from './grade.ts'
import type { TalliedAnswer } from './outcome.ts'
import { type AskedQuestions, askedIn, clockRulesOf, formatOf, type PlayState } from './state.ts'

export interface PlayedAnswer extends TalliedAnswer {
  answered_at: Date
}

export interface ReplayStep {
  given: PlayedAnswer
  /** Null if unknown. */
  openedAt: Date | null
  /** Null where no answer was given. */
  answeredAt: Date | null
  /** Null where it was not measured. */
  ms: number | null
  points: number
  /** The question's time ran out. If false, an unanswered question was still open when the play ended. */
  hasLapsed: boolean
  /** A later regrade made it right. */
  isRegraded: boolean
}

type Replayed = Pick<PlayState, 'mode' | 'rules' | 'questions' | 'lifelines' | 'window_ends_at'> & { started_at: Date }

export function replay(play: Replayed, answers: readonly PlayedAnswer[], asked: AskedQuestions): ReplayStep[] {
  const opened = openedIn(play, answers)
  return answers.map((given, index) => {
    const { key } = askedIn(asked, given.question_id)
    const isGiven = given.answer !== null
    return {
      given,
      openedAt: opened[index] ?? null,
      answeredAt: isGiven ? given.answered_at : null,
      ms: isGiven && given.ms > 0 ? given.ms : null,
      points: gradeOf(play, given, key, given.correct).points,
      hasLapsed: !isGiven && given.ms > 0,
      isRegraded: given.correct && given.answer !== null && !isRightByOwnKey(given.answer, key),
    }
  })
}

/** In free order all questions open at once, and are handed in at once. */
function openedIn(play: Replayed, answers: readonly PlayedAnswer[]): (Date | null)[] {
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

/** From 1. A skip replaces a question in its place; older plays did not record by which. */
function positionAsked({ questions }: Pick<PlayState, 'questions'>, questionId: number | undefined): number | null {
  const index = questions.findIndex(({ question_id, replaces }) => questionId !== undefined && [question_id, replaces].includes(questionId))
  return index === -1 ? null : index + 1
}

interface LifelineCost {
  name: LifelineName | 'hint'
  /** From 1; null if unknown. */
  position: number | null
  coins: number
}

/** The lifelines and hints of a play with what they cost, in the order of their questions. */
export function lifelinesOf(play: Pick<PlayState, 'rules' | 'questions' | 'lifelines'>): LifelineCost[] {
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
