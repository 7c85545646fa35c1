// The kinds of daily quests. Separate from quests.ts, so that the browser can import them without the schemas.

export const questKinds = [
  'finish_round',
  'answer_10',
  'right_5',
  'answer_20',
  'run_5',
  'daily_quiz',
  'new_subject',
  'two_games',
  'right_20',
  'run_8',
  'flawless',
  'win_battle',
  'practise_10',
] as const
export type QuestKind = (typeof questKinds)[number]

/** A day has one quest of each. */
export const questDifficulties = ['easy', 'medium', 'hard'] as const
export type QuestDifficulty = (typeof questDifficulties)[number]
