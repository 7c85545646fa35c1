// The table of modes: a way to play is a row here, not a copy of the engine. Values that an operator may change are named by
// their setting; the play freezes them when it starts.

import type { CategoryType } from '@trivium/contract/catalogue'
import { type LifelineName, lifelineNames, type Mode } from '@trivium/contract/plays'

export interface ModeRules {
  /** Setting with the seconds for each question; 'of_questions': as in the mode they are from; null: one clock for the whole play, or none. */
  secondsPerQuestion: ModeSecondsSetting | 'of_questions' | null
  /** 'one_by_one': in order, each with its own clock. 'free': in any order, changeable until handed in. */
  order: 'one_by_one' | 'free'
  score: { correct: 'score_correct' | 'multi_match_score_correct'; wrong: 'score_wrong' | 'multi_match_score_wrong' } | null
  coins: { maximum: 'maximum_winning_coins' | 'guess_the_word_maximum_winning_coins'; when: CoinsWhen } | null
  lifelines: readonly LifelineName[]
}

export type ModeSecondsSetting =
  | 'quiz_zone_seconds'
  | 'daily_quiz_seconds'
  | 'true_and_false_seconds'
  | 'guess_the_word_seconds'
  | 'fun_and_learn_seconds'
  | 'audio_seconds'
  | 'maths_seconds'
  | 'multi_match_seconds'

/** Coins come the first time a level is won, or the first time a play of the same reward is: a category, a text, a day. */
export type CoinsWhen = 'first_win_of_level' | 'first_win_of_reward'

const standardScore = { correct: 'score_correct', wrong: 'score_wrong' } as const
const base = { order: 'one_by_one', score: standardScore, lifelines: [] } as const
const oncePerReward = { maximum: 'maximum_winning_coins', when: 'first_win_of_reward' } as const

export const modeTable: Record<Mode, ModeRules> = {
  quiz_zone: {
    ...base,
    secondsPerQuestion: 'quiz_zone_seconds',
    coins: { maximum: 'maximum_winning_coins', when: 'first_win_of_level' },
    lifelines: lifelineNames,
  },
  daily_quiz: { ...base, secondsPerQuestion: 'daily_quiz_seconds', coins: oncePerReward },
  true_and_false: { ...base, secondsPerQuestion: 'true_and_false_seconds', coins: null },
  guess_the_word: {
    ...base,
    secondsPerQuestion: 'guess_the_word_seconds',
    coins: { maximum: 'guess_the_word_maximum_winning_coins', when: 'first_win_of_reward' },
  },
  self_challenge: { ...base, secondsPerQuestion: null, order: 'free', score: null, coins: null },
  fun_and_learn: { ...base, secondsPerQuestion: 'fun_and_learn_seconds', coins: oncePerReward },
  audio: { ...base, secondsPerQuestion: 'audio_seconds', coins: oncePerReward },
  maths: { ...base, secondsPerQuestion: 'maths_seconds', coins: oncePerReward },
  multi_match: {
    ...base,
    secondsPerQuestion: 'multi_match_seconds',
    score: { correct: 'multi_match_score_correct', wrong: 'multi_match_score_wrong' },
    coins: { maximum: 'maximum_winning_coins', when: 'first_win_of_level' },
  },
  bookmarks: { ...base, secondsPerQuestion: 'of_questions', score: null, coins: null },
  practice: { ...base, secondsPerQuestion: null, score: null, coins: null },
}

/** The clock of a question in the mode its category is of. */
export const secondsOfCategory: Record<CategoryType, ModeSecondsSetting> = {
  quiz_zone: 'quiz_zone_seconds',
  fun_and_learn: 'fun_and_learn_seconds',
  guess_the_word: 'guess_the_word_seconds',
  audio: 'audio_seconds',
  maths: 'maths_seconds',
  multi_match: 'multi_match_seconds',
}
