import type { Mode } from '@trivium/contract/plays'

/** In the order somebody new would want them. */
export const shelf: Mode[] = [
  'quiz_zone',
  'daily_quiz',
  'fun_and_learn',
  'true_and_false',
  'guess_the_word',
  'multi_match',
  'audio',
  'maths',
  'self_challenge',
  'practice',
  'bookmarks',
]
