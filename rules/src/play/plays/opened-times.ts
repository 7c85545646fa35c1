// Reconstructs from the log when each question of a finished play opened. The play itself stores only its running clock.

import type { ClockRules } from './clock.ts'

export interface ClosedAnswer {
  /** Null without an answer; '' if the player passed. */
  answer: string | null
  /** 0 if not measured, or if the play ended at or before this question. */
  ms: number
  at: number
  /** A lifeline has restarted its clock. */
  isRestarted: boolean
}

/** @returns milliseconds of the server's clock; null if unknown */
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

/** @param due when it opened, unless its clock was restarted */
function openedAtOf({ answer, ms, at, isRestarted }: ClosedAnswer, due: number | null, { questionMs }: ClockRules): number | null {
  if (answer !== null) return ms > 0 || questionMs !== null ? at - ms : null
  const wasOpen = ms > 0 || (due !== null && due <= at)
  return wasOpen && !isRestarted ? due : null
}

const lapsedAt = (openedAt: number | null, { questionMs, windowEndsAt }: ClockRules) =>
  openedAt === null || questionMs === null ? null : Math.min(openedAt + questionMs, windowEndsAt ?? Number.POSITIVE_INFINITY)
