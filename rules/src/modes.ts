// The table of modes: a way to play is a row here, not a copy of the engine, and whoever wants to know how a play goes asks the row,
// never the name of the mode. Values that an operator may change are named by their setting; the play freezes them when it starts.

import type { BadgeType } from '@trivium/contract/badges'
import type { CategoryType } from '@trivium/contract/catalogue'
import { type LifelineName, lifelineNames, type Mode } from '@trivium/contract/play-names'
import type { Play } from '@trivium/contract/plays'

export interface ModeRules {
  /** Setting with the seconds for each question; 'of_questions': as in the mode they are from; null: one clock for the whole play, or none. */
  secondsPerQuestion: ModeSecondsSetting | 'of_questions' | null
  /** Which questions are open: all from the start, or one at a time, the next with the reply to the answer. Others are sealed. */
  opens: Play['opens']
  /** 'one_by_one': in order, each with its own clock. 'free': in any order, changeable until handed in. */
  order: Play['order']
  /** What a reply tells about the answer: as the setting says, nothing before the play has ended, or nothing before its window has. */
  tells: 'answer_mode' | 'at_end' | 'when_over'
  /** From when on the right answers can be looked through. */
  reviewFrom: 'end_of_play' | 'end_of_window'
  /** What answers are worth: so much right and so much wrong, or the marks of each question that is right. */
  scoring: PointsScoring | { by: 'marks' } | null
  /** Whether the points count on the leaderboards. */
  ranks: boolean
  /** A play ends with its last answer or its clock; where it has a window, at the latest when that closes. */
  ends: 'last_answer' | 'window'
  /** Questions are drawn all at once when the play starts. */
  draws: 'at_start'
  /** From when on a play counts as taken: until then it can be begun again, so that nothing of it is told. */
  takenFrom: 'start' | 'first_answer'
  /** The run of days that a play counts for, from its first answer on. */
  countsDay: 'daily_quiz' | null
  coins: CoinPolicy | null
  lifelines: readonly LifelineName[]
  leaves: Traces
}

interface PointsScoring {
  by: 'points'
  correct: 'score_correct' | 'multi_match_score_correct'
  wrong: 'score_wrong' | 'multi_match_score_wrong'
}

/** Coins come the first time a level is won, or the first time a play of the same reward is: a category, a text, a day. */
interface CoinPolicy {
  maximum: 'maximum_winning_coins' | 'guess_the_word_maximum_winning_coins'
  when: 'first_win_of_level' | 'first_win_of_reward'
}

/** What a play leaves behind besides its result. */
interface Traces {
  /** First meetings count for the figures of the items, and as choices. */
  figures: boolean
  speeds: boolean
  /** What was missed comes back as practice cards: rated when the play ends, or with each answer. */
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

const traces = { figures: true, speeds: true, cards: 'at_end', badges: ['big_thing'] } as const

const base = {
  opens: 'all',
  order: 'one_by_one',
  tells: 'answer_mode',
  reviewFrom: 'end_of_play',
  scoring: { by: 'points', correct: 'score_correct', wrong: 'score_wrong' },
  ranks: true,
  ends: 'last_answer',
  draws: 'at_start',
  takenFrom: 'start',
  countsDay: null,
  lifelines: [],
  leaves: traces,
} as const

const exercise = { ...base, scoring: null, ranks: false, coins: null } as const
const oncePerLevel = { maximum: 'maximum_winning_coins', when: 'first_win_of_level' } as const
const oncePerReward = { maximum: 'maximum_winning_coins', when: 'first_win_of_reward' } as const

const rows = {
  quiz_zone: {
    ...base,
    secondsPerQuestion: 'quiz_zone_seconds',
    coins: oncePerLevel,
    lifelines: lifelineNames,
    leaves: { ...traces, badges: ['dashing_debut', 'brainiac', 'big_thing'] },
  },
  daily_quiz: {
    ...base,
    secondsPerQuestion: 'daily_quiz_seconds',
    takenFrom: 'first_answer',
    countsDay: 'daily_quiz',
    coins: oncePerReward,
    leaves: { ...traces, badges: ['thirsty', 'big_thing'] },
  },
  true_and_false: { ...base, secondsPerQuestion: 'true_and_false_seconds', coins: null },
  guess_the_word: {
    ...base,
    secondsPerQuestion: 'guess_the_word_seconds',
    coins: { maximum: 'guess_the_word_maximum_winning_coins', when: 'first_win_of_reward' },
    leaves: { ...traces, badges: ['super_sonic', 'big_thing'] },
  },
  self_challenge: { ...exercise, secondsPerQuestion: null, order: 'free', tells: 'at_end' },
  fun_and_learn: {
    ...base,
    secondsPerQuestion: 'fun_and_learn_seconds',
    coins: oncePerReward,
    leaves: { ...traces, badges: ['flashback', 'big_thing'] },
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
  practice: { ...exercise, secondsPerQuestion: null, leaves: { ...traces, cards: 'each_answer' } },
} as const satisfies Record<Mode, ModeRules>

export const modeTable: Record<Mode, ModeRules> = rows

type PaidPer<When extends CoinPolicy['when']> = {
  [Name in Mode]: (typeof rows)[Name]['coins'] extends { when: When } ? Name : never
}[Mode]

/** Modes that pay once per reward: a play of them that names no reward does not compile. */
export type RewardMode = PaidPer<'first_win_of_reward'>

/** The modes whose row says so: for SQL, which knows names only. */
export function modesWith(says: (rules: ModeRules) => boolean): string[] {
  return Object.entries(modeTable).flatMap(([mode, rules]) => (says(rules) ? [mode] : []))
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
