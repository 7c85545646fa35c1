// The table of modes: each mode is a row here, not a copy of the engine. Code reads the row and never branches on the mode's name.
// A value that operators may change is given as the name of its setting; the play freezes the value when it starts.

import type { BadgeType } from '@trivium/contract/rewards/badges'
import type { CategoryType } from '@trivium/contract/bank/catalogue'
import { type LifelineName, lifelineNames } from '@trivium/contract/play/play-names'
import { type Mode } from '@trivium/contract/platform/mode-names'
import type { Play } from '@trivium/contract/play/plays'

export interface ModeRules {
  /** Setting with the seconds per question; 'of_questions': as in the questions' own mode; null: one clock for the whole play, or none. */
  secondsPerQuestion: ModeSecondsSetting | 'of_questions' | null
  /** Which questions are open: all from the start, or one at a time, each with the reply to the answer before. Others are sealed. */
  opens: Play['opens']
  /** 'one_by_one': in order, each with its own clock. 'free': in any order, and answers can change until the player submits. */
  order: Play['order']
  /** What moves the play on: its own clock, or the battle that it shares with other plays (rules/src/compete/battles/battle.ts). */
  driver: 'own' | 'shared'
  /**
   * What a reply tells about the answer: as the setting says, always everything, nothing before the play ends, nothing before the window
   * ends, or nothing before the round of the battle ends.
   */
  feedback: 'answer_mode' | 'at_once' | 'at_end' | 'when_over' | 'after_round'
  /** When the review of the right answers becomes available. */
  reviewFrom: 'end_of_play' | 'end_of_window' | 'release'
  /**
   * Fixed points per right and wrong answer, the marks of each question answered right, or what each question is worth in parts
   * (rules/src/play/plays/item-points.ts); null: no score.
   */
  scoring: PointsScoring | { by: 'marks' } | { by: 'parts' } | null
  /** Whether the points count on the leaderboards. */
  ranks: boolean
  /** A play ends with its last answer or its clock; a play with a window ends at the latest when the window closes. */
  ends: 'last_answer' | 'window'
  /**
   * 'at_start': all questions are drawn for this play when it starts. 'for_all': everyone is asked the same, none left out.
   * 'by_ability': each question is drawn when the one before is answered.
   */
  draws: 'at_start' | 'for_all' | 'by_ability'
  /** When a play counts as taken. Before that the player may start it again, so no reply may reveal an answer. */
  takenFrom: 'start' | 'first_answer'
  /** Whether a play that has ended without a single answer stays: who sat an exam or a test and said nothing has a result, too. */
  keepsEmpty: boolean
  /** The streak that a play counts for, from its first answer on. */
  countsDay: 'daily_quiz' | null
  coins: CoinPolicy | null
  lifelines: readonly LifelineName[]
  stats: StatsOfMode
}

interface PointsScoring {
  by: 'points'
  correct: 'score_correct' | 'multi_match_score_correct' | 'contest_score_correct'
  wrong: 'score_wrong' | 'multi_match_score_wrong' | 'contest_score_wrong'
}

/** Coins are paid for the first win of a level, or for the first win of a reward: a category, a text, a day. */
interface CoinPolicy {
  maximum: 'maximum_winning_coins' | 'guess_the_word_maximum_winning_coins'
  when: 'first_win_of_level' | 'first_win_of_reward'
}

/** The data that a play writes besides its result. */
interface StatsOfMode {
  /** The player's first answer to each question counts for item statistics and for the choices of the audience poll. */
  items: boolean
  speeds: boolean
  /** Missed questions become practice cards, rated when the play ends or with each answer. */
  cards: 'at_end' | 'each_answer' | null
  badges: readonly BadgeType[]
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
  | 'contest_seconds'

const stats = { items: true, speeds: true, cards: 'at_end', badges: ['big_thing'] } as const

const base = {
  opens: 'all',
  order: 'one_by_one',
  driver: 'own',
  feedback: 'answer_mode',
  reviewFrom: 'end_of_play',
  scoring: { by: 'points', correct: 'score_correct', wrong: 'score_wrong' },
  ranks: true,
  ends: 'last_answer',
  draws: 'at_start',
  takenFrom: 'start',
  keepsEmpty: false,
  countsDay: null,
  lifelines: [],
  stats: stats,
} as const

/** Its points are those of the battle, which count in no ranking but the ladder of ratings. */
const battle = {
  ...base,
  secondsPerQuestion: null,
  opens: 'one',
  driver: 'shared',
  feedback: 'after_round',
  scoring: null,
  ranks: false,
  coins: null,
} as const
const exercise = { ...base, scoring: null, ranks: false, coins: null } as const
const test = { ...exercise, secondsPerQuestion: null, feedback: 'at_end', scoring: { by: 'parts' }, keepsEmpty: true } as const
const oncePerLevel = { maximum: 'maximum_winning_coins', when: 'first_win_of_level' } as const
const oncePerReward = { maximum: 'maximum_winning_coins', when: 'first_win_of_reward' } as const

const rows = {
  quiz_zone: {
    ...base,
    secondsPerQuestion: 'quiz_zone_seconds',
    coins: oncePerLevel,
    lifelines: lifelineNames,
    stats: { ...stats, badges: ['dashing_debut', 'brainiac', 'big_thing'] },
  },
  daily_quiz: {
    ...base,
    secondsPerQuestion: 'daily_quiz_seconds',
    takenFrom: 'first_answer',
    countsDay: 'daily_quiz',
    coins: oncePerReward,
    stats: { ...stats, badges: ['thirsty', 'big_thing'] },
  },
  true_and_false: { ...base, secondsPerQuestion: 'true_and_false_seconds', coins: null },
  guess_the_word: {
    ...base,
    secondsPerQuestion: 'guess_the_word_seconds',
    coins: { maximum: 'guess_the_word_maximum_winning_coins', when: 'first_win_of_reward' },
    stats: { ...stats, badges: ['super_sonic', 'big_thing'] },
  },
  self_challenge: { ...exercise, secondsPerQuestion: null, order: 'free', feedback: 'at_end' },
  fun_and_learn: {
    ...base,
    secondsPerQuestion: 'fun_and_learn_seconds',
    coins: oncePerReward,
    stats: { ...stats, badges: ['flashback', 'big_thing'] },
  },
  audio: { ...base, secondsPerQuestion: 'audio_seconds', coins: oncePerReward },
  maths: { ...base, secondsPerQuestion: 'maths_seconds', coins: oncePerReward },
  multi_match: {
    ...base,
    secondsPerQuestion: 'multi_match_seconds',
    scoring: { by: 'points', correct: 'multi_match_score_correct', wrong: 'multi_match_score_wrong' },
    coins: oncePerLevel,
  },
  bookmarks: { ...exercise, secondsPerQuestion: 'of_questions' },
  practice: { ...exercise, secondsPerQuestion: null, stats: { ...stats, cards: 'each_answer' } },
  tutor_test: { ...test, feedback: 'at_once' },
  timed_test: { ...test, order: 'free' },
  readiness_test: { ...test, order: 'free' },
  adaptive_test: { ...test, opens: 'one', draws: 'by_ability' },
  exam: {
    ...exercise,
    secondsPerQuestion: null,
    order: 'free',
    feedback: 'at_end',
    reviewFrom: 'release',
    scoring: { by: 'marks' },
    ends: 'window',
    draws: 'for_all',
    keepsEmpty: true,
    // Its questions are its own: nobody practises them, and no stat of theirs is shown anywhere.
    stats: { items: false, speeds: false, cards: null, badges: [] },
  },
  random_battle: battle,
  group_battle: battle,
  contest: {
    ...base,
    secondsPerQuestion: 'contest_seconds',
    opens: 'one',
    feedback: 'when_over',
    reviewFrom: 'end_of_window',
    scoring: { by: 'points', correct: 'contest_score_correct', wrong: 'contest_score_wrong' },
    ranks: false,
    ends: 'window',
    draws: 'for_all',
    coins: null,
  },
} as const satisfies Record<Mode, ModeRules>

export const modeTable: Record<Mode, ModeRules> = rows

type PaidPer<When extends CoinPolicy['when']> = {
  [Name in Mode]: (typeof rows)[Name]['coins'] extends { when: When } ? Name : never
}[Mode]

/** Modes that pay once per reward. The types require a reward for each of their plays. */
export type RewardMode = PaidPer<'first_win_of_reward'>

/** The names of the modes whose row passes the test: SQL cannot read the table of modes. */
export function modesWith(says: (rules: ModeRules) => boolean): string[] {
  return Object.entries(modeTable).flatMap(([mode, rules]) => (says(rules) ? [mode] : []))
}

/** The setting with the seconds per question for each type of category. */
export const secondsOfCategory: Record<CategoryType, ModeSecondsSetting> = {
  quiz_zone: 'quiz_zone_seconds',
  fun_and_learn: 'fun_and_learn_seconds',
  guess_the_word: 'guess_the_word_seconds',
  audio: 'audio_seconds',
  maths: 'maths_seconds',
  multi_match: 'multi_match_seconds',
}
