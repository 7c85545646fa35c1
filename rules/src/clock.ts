// The clock of a play. All times are milliseconds of the server's clock. A question that nobody answers lapses at its deadline
// and the next one opens, whether anybody is looking or not.

export interface ClockRules {
  total: number
  /** Null: one clock for the whole play, or none at all. */
  questionMs: number | null
  /** After an answer the next clock waits this long, so that the note can be read. */
  pauseMs: number
  /** An answer this late still counts: it was on its way. */
  graceMs: number
  /** No clock runs beyond it; null where the play has no window. */
  windowEndsAt: number | null
}

export interface ClockState {
  /** Index of the question whose clock runs; `total` when the play is through. */
  position: number
  /** When that question's clock started; may lie ahead, while the note is being read. Null: none runs, and nobody was shown it yet. */
  openedAt: number | null
  deadlineAt: number | null
}

/** The state after the current question was closed at `at`. */
export function openNext(state: ClockState, rules: ClockRules, at: number): ClockState {
  const position = state.position + 1
  if (rules.questionMs === null) return { position, openedAt: null, deadlineAt: state.deadlineAt }
  // After the last question nothing opens: the play ended when that one was closed.
  if (position >= rules.total) return { position, openedAt: at, deadlineAt: null }
  return { position, ...runFrom(at + rules.pauseMs, rules) }
}

/** The clock of a question that starts at `openedAt`. */
export function runFrom(openedAt: number, { questionMs, windowEndsAt }: Pick<ClockRules, 'questionMs' | 'windowEndsAt'>) {
  if (questionMs === null) return { openedAt, deadlineAt: windowEndsAt }
  return { openedAt, deadlineAt: Math.min(openedAt + questionMs, windowEndsAt ?? Number.POSITIVE_INFINITY) }
}

/** The player is shown the current question. Where no clock runs its time counts from here: neither reading nor being away is thinking. */
export function show(state: ClockState, at: number): ClockState {
  return state.deadlineAt === null ? { ...state, openedAt: at } : state
}

/** Lets every question lapse whose time is over; those that the window closed before nobody has seen. @returns the state now, and the positions that lapsed. */
export function catchUp(state: ClockState, rules: ClockRules, now: number): { state: ClockState; lapsed: number[] } {
  const lapsed: number[] = []
  let current = state
  const isOpen = ({ position, openedAt }: ClockState) =>
    position < rules.total && (rules.windowEndsAt === null || (openedAt ?? 0) < rules.windowEndsAt)
  while (rules.questionMs !== null && isOpen(current) && isLate(current, rules, now)) {
    lapsed.push(current.position)
    current = openNext(current, rules, current.deadlineAt ?? now)
  }
  return { state: current, lapsed }
}

export function isLate(state: ClockState, { graceMs }: ClockRules, now: number): boolean {
  return state.deadlineAt !== null && now > state.deadlineAt + graceMs
}

/** When nothing can be answered any more if nobody answers at all. */
export function closesAt(state: ClockState, rules: ClockRules): number {
  const endsAt = state.deadlineAt ?? state.openedAt ?? Number.POSITIVE_INFINITY
  if (rules.questionMs === null || state.deadlineAt === null) return endsAt + rules.graceMs
  const later = rules.total - state.position - 1
  const endsWithClock = state.deadlineAt + later * (rules.pauseMs + rules.questionMs)
  return Math.min(endsWithClock, rules.windowEndsAt ?? Number.POSITIVE_INFINITY) + rules.graceMs
}

/**
 * How long the player took, in milliseconds. Inside the pause the server cannot know when reading ended and thinking began:
 * the time since the last answer is then the bound it has. Null when the player was not shown the question, as far as the server knows.
 */
export function answerMs(state: ClockState, rules: ClockRules, now: number): number | null {
  if (state.openedAt === null) return null
  if (now >= state.openedAt) return now - state.openedAt
  return Math.max(0, now - (state.openedAt - rules.pauseMs))
}
