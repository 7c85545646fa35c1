import type { Mode } from '@trivium/contract/plays'

/** Each mode has its own hue, used for its icon, its progress and its cover. */
export const modeHues: Record<Mode, number> = {
  quiz_zone: 250,
  daily_quiz: 38,
  true_and_false: 150,
  guess_the_word: 320,
  self_challenge: 195,
  fun_and_learn: 100,
  audio: 280,
  maths: 215,
  multi_match: 12,
  bookmarks: 340,
  practice: 172,
}
