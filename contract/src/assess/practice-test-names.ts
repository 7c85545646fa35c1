// The names that tests from the bank use. Separate from practice-tests.ts, so that the browser can import them without the schemas.

/** The seed's words. `cat` is the adaptive test. */
export const testTypes = ['tutor', 'timed', 'cat', 'readiness'] as const
export type TestType = (typeof testTypes)[number]

/** The question types of the bank. */
export const bankQuestionTypes = ['multiple_choice', 'true_false', 'multi_select', 'sequence', 'matching', 'number'] as const
export type BankQuestionType = (typeof bankQuestionTypes)[number]

/** Which questions a test draws from: not met yet, answered wrong the last time, marked for later, or all. */
export const pools = ['unused', 'missed', 'marked', 'all'] as const
export type Pool = (typeof pools)[number]

export const verdicts = ['pass', 'fail', 'undetermined'] as const

/** Which rule ended an adaptive test. `left`: the player ended it. */
export const stopReasons = ['confident', 'maximum_length', 'time_over', 'not_enough_answered', 'items_used_up', 'left'] as const

export const readinessWords = ['low', 'borderline', 'high', 'very_high'] as const

/** Lengths of an adaptive test: a number up to the first one's maximum asks for the short one. */
export const adaptiveForms = ['short', 'full'] as const
