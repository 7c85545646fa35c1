// Names of the types, states and warnings of questions.

import type { CategoryType } from '@trivium/contract/bank/catalogue'
import type { QuestionType, ItemFlag, WhyUnreachable, QuestionState } from '@trivium/contract/bank/question-names'

export const stateWords: Record<QuestionState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
}

/** Why the server does not ask a published question. */
export const unreachableWords: Record<WhyUnreachable, string> = {
  divided_category: 'Its category lists subcategories, and players reach only those. Move it into one of them.',
  text_withdrawn: 'The text it is about is withdrawn.',
  without_text: 'Its category asks about texts, and it has no text.',
}

export const flagWords: Record<ItemFlag, { name: string; means: string }> = {
  too_hard: { name: 'Too hard', means: 'Fewer than 20% of first answers are right.' },
  too_easy: { name: 'Too easy', means: 'More than 90% of first answers are right.' },
  weak: { name: 'Weak', means: 'Strong players are hardly more often right than weak players: discrimination is below 0.15.' },
  unused_distractor: { name: 'Unused option', means: 'Nobody has chosen one of the wrong options.' },
  strong_distractor: {
    name: 'Misleads strong players',
    means: 'Strong players choose a wrong option more often than weak players. Check the right answer.',
  },
}

const own: Partial<Record<QuestionType, CategoryType>> = { guess_the_word: 'guess_the_word', audio: 'audio', maths: 'maths' }

/** The kinds of category that can ask questions of this type. */
export const categoryTypesFor = (type: QuestionType): readonly CategoryType[] => {
  const only = own[type]
  return only ? [only] : ['quiz_zone', 'multi_match', 'fun_and_learn']
}
