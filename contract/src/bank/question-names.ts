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

/** `draft`: never published · `scheduled`: will be published · `withdrawn`: no longer asked. */
export const questionStates = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type QuestionState = (typeof questionStates)[number]

/** `waiting`: for another editor to accept it · `sent_back`: the authors have to change it. */
export const reviewStates = ['waiting', 'sent_back'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Warnings from a question's stats: rules/src/bank/items/item-flags.ts. */
export const itemFlags = ['too_hard', 'too_easy', 'weak', 'unused_distractor', 'strong_distractor'] as const
export type ItemFlag = (typeof itemFlags)[number]

/** Why the server never asks a published question: its category has subcategories, its passage is withdrawn, or it lacks a passage. */
export const whyUnreachable = ['divided_category', 'text_withdrawn', 'without_text'] as const
export type WhyUnreachable = (typeof whyUnreachable)[number]
