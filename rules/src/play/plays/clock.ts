// The clock of a play. All times are milliseconds of the server's clock. An unanswered question lapses at its deadline and the next one
// opens, even without a connected client.

export interface ClockRules {
  total: number
  /** Null: one clock for the whole play, or none at all. */
  questionMs: number | null
  /** Pause between an answer and the next clock, so that the player can read the note. */
  pauseMs: number
  /** Network delay: an answer up to this late still counts. */
  graceMs: number
  /** No clock runs beyond this time; null when the play has no window. */
  windowEndsAt: number | null
  /** The player has left: after a question that lapses, the next one waits for the player. */
  waits?: boolean
}

export interface ClockState {
  /** Index of the question whose clock runs; `total` when the play has ended. */
  position: number
  /** Start of that question's clock; in the future during the pause. Null: no clock runs, and the player has not seen the question yet. */
  openedAt: number | null
  deadlineAt: number | null
}

/** The state after the current question closes at `at`. */
export function openNext(state: ClockState, rules: ClockRules, at: number): ClockState {
  const position = state.position + 1
  if (rules.questionMs === null) return { position, openedAt: null, deadlineAt: state.deadlineAt }
  // Nothing opens after the last question: the play ended when that question closed.
  if (position >= rules.total) return { position, openedAt: at, deadlineAt: null }
  return { position, ...runFrom(at + rules.pauseMs, rules) }
}

/** The state after the current question lapses at `at`: the next one opens, or waits. */
export function lapse(state: ClockState, rules: ClockRules, at: number): ClockState {
  const next = openNext(state, rules, at)
  return rules.waits && next.position < rules.total ? waiting(next) : next
}

/** The current question waits: its clock starts when the player sees it. */
export const waiting = (state: ClockState): ClockState => ({ ...state, openedAt: null, deadlineAt: null })

/** The clock of a question that starts at `openedAt`. */
export function runFrom(openedAt: number, { questionMs, windowEndsAt }: Pick<ClockRules, 'questionMs' | 'windowEndsAt'>) {
  if (questionMs === null) return { openedAt, deadlineAt: windowEndsAt }
  return { openedAt, deadlineAt: Math.min(openedAt + questionMs, windowEndsAt ?? Number.POSITIVE_INFINITY) }
}

/**
 * The player sees the current question now. Without a clock its answer time starts here, so earlier reading or absence does not count. The
 * clock of a question that waited starts here.
 */
export function show(state: ClockState, rules: ClockRules, at: number): ClockState {
  return state.deadlineAt === null && state.position < rules.total ? { ...state, ...runFrom(at, rules) } : state
}

/**
 * Lapses every question whose time is over. Questions that would open after the end of the window do not lapse, because no player has seen
 * them.
 * @returns the state now, and the positions that lapsed
 */
export function catchUp(state: ClockState, rules: ClockRules, now: number): { state: ClockState; lapsed: number[] } {
  const lapsed: number[] = []
  let current = state
  const isOpen = ({ position, openedAt }: ClockState) =>
    position < rules.total && (rules.windowEndsAt === null || (openedAt ?? 0) < rules.windowEndsAt)
  while (rules.questionMs !== null && isOpen(current) && isLate(current, rules, now)) {
    lapsed.push(current.position)
    current = lapse(current, rules, current.deadlineAt ?? now)
  }
  return { state: current, lapsed }
}

export function isLate(state: ClockState, { graceMs }: ClockRules, now: number): boolean {
  return state.deadlineAt !== null && now > state.deadlineAt + graceMs
}

/** When the play closes if no further answer arrives. */
export function closesAt(state: ClockState, rules: ClockRules): number {
  const endsAt = state.deadlineAt ?? state.openedAt ?? Number.POSITIVE_INFINITY
  if (rules.questionMs === null || state.deadlineAt === null) return endsAt + rules.graceMs
  const later = rules.total - state.position - 1
  const endsWithClock = state.deadlineAt + later * (rules.pauseMs + rules.questionMs)
  return Math.min(endsWithClock, rules.windowEndsAt ?? Number.POSITIVE_INFINITY) + rules.graceMs
}

/**
 * The player's answer time in milliseconds. During the pause the server cannot know when the player began to think, so it uses the time
 * since the last answer as an upper bound. Null if the server does not know when the question was shown.
 */
export function answerMs(state: ClockState, rules: ClockRules, now: number): number | null {
  if (state.openedAt === null) return null
  if (now >= state.openedAt) return now - state.openedAt
  return Math.max(0, now - (state.openedAt - rules.pauseMs))
}

/** When a play with one deadline closes: answers sent in time may still arrive during the grace. */
export const closingTime = (deadlineAt: Date, graceSeconds: number) => new Date(deadlineAt.getTime() + graceSeconds * 1000)
