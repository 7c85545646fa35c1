// The names that plays use. Separate from plays.ts, so that the browser can import them without the schemas.

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

export const lifelineNames = ['fifty_fifty', 'audience_poll', 'reset_timer', 'skip'] as const
export type LifelineName = (typeof lifelineNames)[number]

export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]
