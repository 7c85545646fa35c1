// Applies the decisions of rules/src/play/plays/clock.ts to the row of a play. Nothing is saved here: the caller saves the play.

import { catchUp, type ClockState, closesAt, show } from '@trivium/rules/play/plays/clock'
import { clockRules } from '@trivium/rules/play/plays/frozen'
import type { LoggedAnswer } from './answer-store.ts'
import { type PlayRow } from '../store.ts'

export function clockOf(play: PlayRow): ClockState {
  return { position: play.position, openedAt: play.opened_at?.getTime() ?? null, deadlineAt: play.deadline_at?.getTime() ?? null }
}

export function clockRulesOf(play: PlayRow) {
  return clockRules(play.rules, play.questions.length, play.window_ends_at?.getTime() ?? null)
}

/** Copies a clock state to the row. */
export function setClock(play: PlayRow, state: ClockState): void {
  play.position = state.position
  play.opened_at = state.openedAt === null ? null : new Date(state.openedAt)
  play.deadline_at = state.deadlineAt === null ? null : new Date(state.deadlineAt)
  const end = endOf(play)
  if (end > play.closes_at) play.closes_at = end
}

/**
 * When the play ends if no further answer arrives. With a clock per question every quick answer brings the end nearer; `closes_at`
 * stays at the latest possible end, because it is indexed: a row whose indexed columns do not change is cheap to save.
 */
export function endOf(play: PlayRow): Date {
  return play.rules.secondsPerQuestion === null ? play.closes_at : new Date(closesAt(clockOf(play), clockRulesOf(play)))
}

/** Lets every question lapse whose time is over. @returns whether the row has changed */
export function bringUpToDate(play: PlayRow, now: Date): boolean {
  const { state, lapsed } = catchUp(clockOf(play), clockRulesOf(play), now.getTime())
  if (lapsed.length === 0) return false
  const ms = (play.rules.secondsPerQuestion ?? 0) * 1000
  play.unsaved.push(...lapsed.map(position => ({ ...unanswered(play, position, now), ms })))
  setClock(play, state)
  return true
}

/** Records that the player now sees the current question. @returns whether the row has changed */
export function markShown(play: PlayRow, now: Date): boolean {
  if (play.state === 'finished' || play.deadline_at !== null) return false
  setClock(play, show(clockOf(play), now.getTime()))
  return true
}

/** Closes all remaining questions: the play was given up, handed in, or ran out of time. */
export function leaveRestUnanswered(play: PlayRow, at: Date): void {
  const rest = play.questions.map((_, position) => position).filter(position => position >= play.position)
  play.unsaved.push(...rest.map(position => unanswered(play, position, at)))
  play.position = play.questions.length
}

export function isThrough(play: PlayRow, now: Date): boolean {
  return play.position >= play.questions.length || now > endOf(play)
}

/** Counts no time: the player never reached the question, or the play ended on it. bringUpToDate sets the time of lapsed questions. */
function unanswered(play: PlayRow, position: number, at: Date): LoggedAnswer {
  return { position, questionId: play.questions[position]?.question_id ?? 0, answer: null, correct: false, ms: 0, at }
}
