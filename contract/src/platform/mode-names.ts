// The modes of play and the kinds of battle. Every area may use them.

export const modes = [
  'quiz_zone',
  'daily_quiz',
  'true_and_false',
  'guess_the_word',
  'self_challenge',
  'fun_and_learn',
  'audio',
  'maths',
  'multi_match',
  'bookmarks',
  'practice',
  'random_battle',
  'group_battle',
  'contest',
  'exam',
  'tutor_test',
  'timed_test',
  'adaptive_test',
  'readiness_test',
] as const
export type Mode = (typeof modes)[number]

/** random: two players, matched by a search · friend: two, by code · group: two to four, by code. */
export const battleKinds = ['random', 'friend', 'group'] as const
export type BattleKind = (typeof battleKinds)[number]
