// The names of the question bank: types, difficulties, states, flags. Separate from the schemas, so that the browser can import them alone.

export const questionTypes = [
  'multiple_choice',
  'true_false',
  'multi_select',
  'sequence',
  'matching',
  'number',
  'guess_the_word',
  'audio',
  'maths',
] as const
export type QuestionType = (typeof questionTypes)[number]

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

/** `draft` was never published, `scheduled` will be, `withdrawn` is asked no more. */
export const questionStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type QuestionState = (typeof questionStates)[number]

/** What the stats of a question warn of: rules/src/bank/items/item-flags.ts. */
export const itemFlags = ['too_hard', 'too_easy', 'weak', 'unused_distractor', 'strong_distractor'] as const
export type ItemFlag = (typeof itemFlags)[number]

/** The reason why the server asks nobody a published question: its category lists subcategories, its text is withdrawn, or it is about a text and has none. */
export const whyUnreachable = ['divided_category', 'text_withdrawn', 'without_text'] as const
export type WhyUnreachable = (typeof whyUnreachable)[number]
