// The names that contests use. Separate from contests.ts, so that the browser can import them without the schemas.

/** The cup that the server announces every week, or a contest that an editor announces. */
export const contestKinds = ['weekly', 'special'] as const
export type ContestKind = (typeof contestKinds)[number]

/**
 * upcoming: before its start · live: can be entered · closing: its window is over, and the last plays end within seconds · over: ranked and
 * paid · called_off: all entries are refunded.
 */
export const contestStates = ['upcoming', 'live', 'closing', 'over', 'called_off'] as const
export type ContestState = (typeof contestStates)[number]

/**
 * A prize in kind. waiting: for the winner to say where it goes · to_send · sent · declined: by the winner · gone: the winner's account was
 * deleted before it was sent.
 */
export const thingStates = ['waiting', 'to_send', 'sent', 'declined', 'gone'] as const
export type ThingState = (typeof thingStates)[number]

/** As staff look for them; `off`: declined or gone. */
export const thingFilters = ['waiting', 'to_send', 'sent', 'off'] as const

/** What a winner says about a prize in kind. Declining is final. */
export const thingClaims = ['post', 'in_person', 'declined'] as const
export type ThingClaim = (typeof thingClaims)[number]

/** A player's state in a contest. */
export const entryStates = ['none', 'playing', 'finished'] as const
export type EntryState = (typeof entryStates)[number]
