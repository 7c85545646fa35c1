// Separate from streaks.ts, so that the browser can import it without the schemas.

/** lit: today counts · open: it does not yet · frozen: freezes will be spent when it does · asleep: no streak. */
export const flameStates = ['lit', 'open', 'frozen', 'asleep'] as const
export type FlameState = (typeof flameStates)[number]
