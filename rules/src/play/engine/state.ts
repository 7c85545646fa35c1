// The state of a play, as the engine sees it: the columns of its row that it freezes at the start, and those that commands change until its end.
// The engine is pure: decide.ts turns a command into events, apply.ts turns an event into the next state, outcome.ts says what a play is
// worth at its end.

import type { LifelineName } from '@trivium/contract/play/play-names'
import type { Mode } from '@trivium/contract/platform/mode-names'
import type { AnswerKey } from '../plays/grading.ts'
import { type ClockRules, type ClockState, closesAt } from '../plays/clock.ts'
import { clockRules, type FrozenQuestion, type FrozenRules } from '../plays/frozen.ts'
import { type ModeRules, modeTable } from '../modes.ts'

/** An answer as the log keeps it. */
export interface LoggedAnswer {
  position: number
  questionId: number
  /** In the stored order; '' means passed, null means lapsed. */
  answer: string | null
  correct: boolean
  /** In modes that give marks. */
  marks?: number | null
  /** 0 when the time was not measured. */
  ms: number
  at: Date
}

/** What the engine must know about a question of the play, with the key in the frozen order of options. */
export interface AskedQuestion {
  key: AnswerKey
  category_id: number
}
/** By question id; complete, because questions of plays are never deleted. */
export type AskedQuestions = ReadonlyMap<number, AskedQuestion>

/** @throws RangeError if the caller has not read the question */
export function askedIn(asked: AskedQuestions, questionId: number): AskedQuestion {
  const question = asked.get(questionId)
  if (!question) throw new RangeError(`question ${questionId} of the play was not read`)
  return question
}

export interface PlayState {
  readonly mode: Mode
  readonly rules: FrozenRules
  readonly questions: FrozenQuestion[]
  /** The end of the window, for a mode with a window. */
  readonly window_ends_at: Date | null
  readonly state: 'open' | 'finished'
  /** Index of the question whose clock runs; the number of questions when the play has ended. */
  readonly position: number
  readonly opened_at: Date | null
  readonly deadline_at: Date | null
  readonly closes_at: Date
  readonly finished_at: Date | null
  /** The id of the question at which each lifeline was used. */
  readonly lifelines: Partial<Record<LifelineName, number>>
  /** Free order: the answers so far, by position. */
  readonly drafts: Record<string, string>
  /** Grows when an exam's player takes another seat. */
  readonly seat: number
  readonly correct: number
  readonly wrong: number
  readonly points: number
  /** When the player left, or began to read a verdict: the next question waits. Null while a question is shown. */
  readonly left_at: Date | null
  /** When the first answer was given, even if it was a pass. */
  readonly taken_at: Date | null
  /** Answers that are not in the log yet. */
  readonly unsaved: readonly LoggedAnswer[]
}

/** The format says how a play goes. Code must ask it, never the name of the mode. */
export const formatOf = ({ mode }: Pick<PlayState, 'mode'>): ModeRules => modeTable[mode]

export function clockOf({ position, opened_at, deadline_at }: Pick<PlayState, 'position' | 'opened_at' | 'deadline_at'>): ClockState {
  return { position, openedAt: opened_at?.getTime() ?? null, deadlineAt: deadline_at?.getTime() ?? null }
}

type ClockedPlay = Pick<PlayState, 'rules' | 'questions' | 'window_ends_at'> & Partial<Pick<PlayState, 'left_at'>>

export function clockRulesOf({ rules, questions, window_ends_at, left_at = null }: ClockedPlay): ClockRules {
  return { ...clockRules(rules, questions.length, window_ends_at?.getTime() ?? null), waits: left_at !== null }
}

/**
 * When the play ends if no further answer arrives. With a clock per question every quick answer brings the end nearer; `closes_at`
 * stays at the latest possible end, because it is indexed: a row whose indexed columns do not change is cheap to save.
 */
export function endOf(play: PlayState): Date {
  return play.rules.secondsPerQuestion === null || play.left_at !== null
    ? play.closes_at
    : new Date(closesAt(clockOf(play), clockRulesOf(play)))
}

export const isThrough = (play: PlayState, now: Date): boolean => play.position >= play.questions.length || now > endOf(play)
