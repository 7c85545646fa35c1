// The state of a play at its start.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { closesAt, runFrom } from '../plays/clock.ts'
import type { FrozenQuestion, FrozenRules } from '../plays/frozen.ts'
import { clockRulesOf, type PlayState } from './state.ts'

export interface Begun {
  mode: Mode
  rules: FrozenRules
  questions: FrozenQuestion[]
  /** For a mode with a window. */
  windowEndsAt?: Date | undefined
}

/** A play without a clock is closed this long after its start, and one that its player has left this long after that. */
export const untimedMs = 24 * 3_600_000

/** The first question, or the play as a whole, has its clock from now on. */
export function begin({ mode, rules, questions, windowEndsAt }: Begun, now: Date): PlayState {
  const window_ends_at = windowEndsAt ?? null
  const clockRules = clockRulesOf({ rules, questions, window_ends_at })
  const seconds = rules.secondsPerQuestion ?? rules.totalSeconds
  const clock = { position: 0, ...runFrom(now.getTime(), { ...clockRules, questionMs: seconds === null ? null : seconds * 1000 }) }
  return {
    mode,
    rules,
    questions,
    window_ends_at,
    state: 'open',
    position: 0,
    opened_at: new Date(clock.openedAt),
    deadline_at: clock.deadlineAt === null ? null : new Date(clock.deadlineAt),
    closes_at: new Date(clock.deadlineAt === null ? now.getTime() + untimedMs : closesAt(clock, clockRules)),
    finished_at: null,
    lifelines: {},
    drafts: {},
    seat: 0,
    left_at: null,
    correct: 0,
    wrong: 0,
    points: 0,
    taken_at: null,
    unsaved: [],
  }
}
