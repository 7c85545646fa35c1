// The words of the question office that have no other place.

/** `draft` was never published, `scheduled` will be, `withdrawn` is asked no more. */
export const questionStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type QuestionState = (typeof questionStates)[number]

/** What the figures of a question warn of: rules/src/bank/items/item-flags.ts. */
export const itemFlags = ['too_hard', 'too_easy', 'weak', 'unused_distractor', 'strong_distractor'] as const
export type ItemFlag = (typeof itemFlags)[number]

/** The reason why the server asks nobody a published question: its category lists subcategories, its text is withdrawn, or it is about a text and has none. */
export const whyUnreachable = ['divided_category', 'text_withdrawn', 'without_text'] as const
export type WhyUnreachable = (typeof whyUnreachable)[number]
