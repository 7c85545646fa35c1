// The table of modes: a way to play is a row here, not a copy of the engine. Values that an operator may change are named by
// their setting; the play freezes them when it starts.

import { type LifelineName, lifelineNames, type Mode } from '@trivium/contract/plays'

export interface ModeRules {
  /** How many questions: a setting, all there are, or what the player asked for. */
  length: 'questions_per_play' | 'all' | 'asked'
  /** Setting with the seconds for each question; null: one clock for the whole play, or none. */
  secondsPerQuestion: ModeSecondsSetting | null
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

/** Coins come the first time a level is won, once a day, or the first time a target (category, text) is won. */
export type CoinsWhen = 'first_win_of_level' | 'once_a_day' | 'first_win_of_target'

const standardScore = { correct: 'score_correct', wrong: 'score_wrong' } as const
const base = { length: 'questions_per_play', order: 'one_by_one', score: standardScore, lifelines: [] } as const
const oncePerTarget = { maximum: 'maximum_winning_coins', when: 'first_win_of_target' } as const

export const modeTable: Record<Mode, ModeRules> = {
  quiz_zone: {
    ...base,
    secondsPerQuestion: 'quiz_zone_seconds',
    coins: { maximum: 'maximum_winning_coins', when: 'first_win_of_level' },
    lifelines: lifelineNames,
  },
  daily_quiz: { ...base, secondsPerQuestion: 'daily_quiz_seconds', coins: { maximum: 'maximum_winning_coins', when: 'once_a_day' } },
  true_and_false: { ...base, secondsPerQuestion: 'true_and_false_seconds', coins: null },
  guess_the_word: {
    ...base,
    secondsPerQuestion: 'guess_the_word_seconds',
    coins: { maximum: 'guess_the_word_maximum_winning_coins', when: 'first_win_of_target' },
  },
  self_challenge: { ...base, length: 'asked', secondsPerQuestion: null, order: 'free', score: null, coins: null },
  fun_and_learn: { ...base, length: 'all', secondsPerQuestion: 'fun_and_learn_seconds', coins: oncePerTarget },
  audio: { ...base, secondsPerQuestion: 'audio_seconds', coins: oncePerTarget },
  maths: { ...base, secondsPerQuestion: 'maths_seconds', coins: oncePerTarget },
  multi_match: {
    ...base,
    secondsPerQuestion: 'multi_match_seconds',
    score: { correct: 'multi_match_score_correct', wrong: 'multi_match_score_wrong' },
    coins: { maximum: 'maximum_winning_coins', when: 'first_win_of_level' },
  },
  bookmarks: { ...base, length: 'all', secondsPerQuestion: null, score: null, coins: null },
  practice: { ...base, length: 'all', secondsPerQuestion: null, score: null, coins: null },
}
