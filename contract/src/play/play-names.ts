// The names of lifelines. Separate from plays.ts, so that the browser can import them without the schemas.

export const lifelineNames = ['fifty_fifty', 'audience_poll', 'reset_timer', 'skip'] as const
export type LifelineName = (typeof lifelineNames)[number]

/** Guess the word: a letter of a wrong guess is in its place, elsewhere in the word, or not in it. */
export const letterMarks = ['place', 'elsewhere', 'absent'] as const
export type LetterMark = (typeof letterMarks)[number]
