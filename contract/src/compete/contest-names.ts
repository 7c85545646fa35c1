// The names that contests use. Separate from contests.ts, so that the browser can import them without the schemas.

/** The cup that draws itself every week, or a contest that an editor has made. */
export const contestKinds = ['weekly', 'special'] as const
export type ContestKind = (typeof contestKinds)[number]

/**
 * upcoming: before its start · live: can be entered · closing: its time is over, and the last plays end (seconds) · over: ranked and
 * paid · called_off: everyone has their entry back.
 */
export const contestStates = ['upcoming', 'live', 'closing', 'over', 'called_off'] as const
export type ContestState = (typeof contestStates)[number]

/** What a player has done in a contest. */
export const entryStates = ['none', 'playing', 'finished'] as const
export type EntryState = (typeof entryStates)[number]
