// The table of modes: each mode is a row, not a copy of the engine. Code reads the row and never branches on the mode's name.
// For a value that operators may change, the row names its setting; the play freezes the value when it starts.

import type { BadgeType } from '@trivium/contract/rewards/badges'
import type { CategoryType } from '@trivium/contract/bank/catalogue'
import { type LifelineName, lifelineNames } from '@trivium/contract/play/play-names'
import { type Mode } from '@trivium/contract/platform/mode-names'
import type { Play } from '@trivium/contract/play/plays'

export interface ModeRules {
  /** Setting with the seconds per question; 'of_questions': as in the questions' own mode; null: one clock for the whole play, or none. */
  secondsPerQuestion: ModeSecondsSetting | 'of_questions' | null
  /** How questions open: all at the start, or one at a time, each with the reply to the answer before. Others are sealed. */
  opens: Play['opens']
  /** 'one_by_one': in order, each with its own clock. 'free': in any order, and answers can change until the player submits. */
  order: Play['order']
  /** The driver of the play: its own clock, or the battle that it shares with other plays (rules/src/compete/battles/battle.ts). */
  driver: 'own' | 'shared'
  /**
   * When a reply reveals the right answer: by the setting `answer_mode`, always at once, at the end of the play, at the end of the window,
   * or after the round of the battle.
   */
  feedback: 'answer_mode' | 'at_once' | 'after_play' | 'after_window' | 'after_round'
  /** When players may review the right answers. */
  reviewFrom: 'end_of_play' | 'end_of_window' | 'release'
  /**
   * Fixed points per right and wrong answer, marks per question, or points for parts of an answer (rules/src/play/plays/item-points.ts);
   * null: no score.
   */
  scoring: PointsScoring | { by: 'marks' } | { by: 'parts' } | null
  /** The points count on the leaderboards. */
  ranks: boolean
  /** A play ends with its last answer or its clock; a play with a window ends when the window closes at the latest. */
  ends: 'last_answer' | 'window'
  /**
   * 'at_start': the server draws all questions when the play starts. 'for_all': all players get the same questions.
   * 'by_ability': the server draws each question after the answer before.
   */
  draws: 'at_start' | 'for_all' | 'by_ability'
  /** When a play counts as taken. Until then the player may start it again, so no reply may reveal an answer. */
  takenFrom: 'start' | 'first_answer'
  /** Keeps a play that ended without answers: an exam or a test without answers has a result, too. */
  keepsEmpty: boolean
  /**
   * Where the shares of other players' first answers stand (rules/src/play/plays/peers.ts): with each right answer, or in the review
   * alone; null: nowhere.
   */
  tellsPeers: 'with_answers' | 'in_review' | null
  /** The streak for which a play counts, from its first answer on. */
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

/** Pays coins for the first win of a level, or for the first win of a reward: a category, a text, a day. */
interface CoinPolicy {
  maximum: 'maximum_winning_coins' | 'guess_the_word_maximum_winning_coins'
  when: 'first_win_of_level' | 'first_win_of_reward'
}

/** The data that a play writes besides its result. */
interface StatsOfMode {
  /** The player's first answer to each question counts for item statistics and the audience poll. */
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
  tellsPeers: null,
  countsDay: null,
  lifelines: [],
  stats: stats,
} as const

/** The battle counts the points. They count only for the rating, on no leaderboard. */
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
const test = {
  ...exercise,
  secondsPerQuestion: null,
  feedback: 'after_play',
  scoring: { by: 'parts' },
  keepsEmpty: true,
  tellsPeers: 'with_answers',
} as const
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
    tellsPeers: 'in_review',
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
  self_challenge: { ...exercise, secondsPerQuestion: null, order: 'free', feedback: 'after_play' },
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
    feedback: 'after_play',
    reviewFrom: 'release',
    scoring: { by: 'marks' },
    ends: 'window',
    draws: 'for_all',
    keepsEmpty: true,
    // An exam has its own questions: they get no practice cards and no stats.
    stats: { items: false, speeds: false, cards: null, badges: [] },
  },
  random_battle: battle,
  group_battle: battle,
  contest: {
    ...base,
    secondsPerQuestion: 'contest_seconds',
    opens: 'one',
    feedback: 'after_window',
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

/** The names of the modes whose row passes the test, for SQL, which cannot read this table. */
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
