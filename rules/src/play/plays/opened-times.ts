// When each question of a finished play opened. A play keeps only the clock that runs, but its log says enough to follow it again.

import type { ClockRules } from './clock.ts'

export interface ClosedAnswer {
  /** Null where none was given; '' where the player passed. */
  answer: string | null
  /** 0 where it was not measured, or where the play ended on the question or before it. */
  ms: number
  at: number
  /** A lifeline has started its clock again. */
  isRestarted: boolean
}

/** @returns milliseconds of the server's clock; null where nobody knows */
export function openedTimes(startedAt: number, answers: readonly ClosedAnswer[], rules: ClockRules): (number | null)[] {
  const times: (number | null)[] = []
  let due: number | null = rules.questionMs === null ? null : startedAt
  for (const answer of answers) {
    const openedAt = openedAtOf(answer, due, rules)
    times.push(openedAt)
    const closedAt = answer.answer === null ? lapsedAt(openedAt, rules) : answer.at
    due = rules.questionMs === null || closedAt === null ? null : closedAt + rules.pauseMs
  }
  return times
}

/** @param due when it opened unless its clock was started again */
function openedAtOf({ answer, ms, at, isRestarted }: ClosedAnswer, due: number | null, { questionMs }: ClockRules): number | null {
  if (answer !== null) return ms > 0 || questionMs !== null ? at - ms : null
  const wasOpen = ms > 0 || (due !== null && due <= at)
  return wasOpen && !isRestarted ? due : null
}

const lapsedAt = (openedAt: number | null, { questionMs, windowEndsAt }: ClockRules) =>
  openedAt === null || questionMs === null ? null : Math.min(openedAt + questionMs, windowEndsAt ?? Number.POSITIVE_INFINITY)
