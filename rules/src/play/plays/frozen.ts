// The questions and rules that a play freezes when it starts, so that later changes by operators or editors do not affect it.

import type { LifelineName } from '@trivium/contract/play/play-names'
import type { Mode } from '@trivium/contract/platform/mode-names'
import type { ClockRules } from './clock.ts'
import { type ModeRules, modeTable, type ModeSecondsSetting } from '../modes.ts'
import type { CoinRules } from './scoring.ts'

export interface FrozenQuestion {
  question_id: number
  /** The stored index of the option at each place of the shown order. */
  order: number[]
  /** Matching: the stored index of the match at each place of the shown order. */
  matches?: number[]
  /** The question was already rearranged when the play started. Absent: indexes refer to its former order (docs/decisions/049). */
  arranged?: boolean
  /** Options that fifty-fifty removed, in the stored order. */
  removed?: number[]
  poll?: { shares: number[]; respondents: number; estimated: boolean }
  /** Guess the word: positions of the letters bought as hints. */
  hints?: number[]
  /** Guess the word: the wrong guesses so far. */
  tries?: string[]
  /** Id of the skipped question that this one replaces. */
  replaces?: number
  /** Free lifelines used here. */
  free?: LifelineName[]
  /** Marks of the question at the start, in modes that score marks. */
  marks?: number
  /** Marks lost by a wrong answer. */
  minus?: number
  /** A partly right answer earns part of the marks. */
  parts?: boolean
  /** Percent of the marks for each option, in the stored order. */
  shares?: number[]
  /** Only in an adaptive test. */
  item?: FrozenItem
}

/** An item's parameters, frozen for an adaptive test. */
export interface FrozenItem {
  /** Difficulty in logits. */
  b: number
  /** Id of the item's content area. */
  area: number
  /** Asked only for calibration; does not count. */
  isUnscored?: true
}

/** Form, lengths and standard of an adaptive test: see rules/src/assess/adaptive. */
export interface FrozenAdaptive {
  form: 'short' | 'full'
  least: number
  most: number
  /** Number of unscored items, in addition to these lengths. Absent in older tests, which have none. */
  riders?: number
  /** The passing standard, in logits. */
  standard: number
}

export interface FrozenRules extends CoinRules {
  secondsPerQuestion: number | null
  totalSeconds: number | null
  pauseSeconds: number
  graceSeconds: number
  scoreCorrect: number
  scoreWrong: number
  /** Faster answers add no points to the leaderboards, because no person reads and answers a question in less time. */
  leastAnswerMs: number
  dailyCoinCap: number
  lifelinePrice: number
  /** Number of free lifelines. Absent in older plays, which have none. */
  freeLifelines?: number
  hintPrice: number
  hintsPerQuestion: number
  /** Guess the word: the number of guesses. Absent in older plays, where the first one is the answer. */
  wordTries?: number
  answerMode: 1 | 2 | 3
  lifelines: LifelineName[]
  /** The next level opens when this one is played to its end, or when it is won. */
  levelOpensWhen: 'played' | 'won'
  /** The level that opens next; null after the last one and in modes without levels. */
  nextLevel: number | null
  /** Free order: answers may be changed. Absent in older plays, where they may. */
  mayChangeAnswers?: boolean
  /** A sequence scores one point per neighbouring pair in order; otherwise it is right as a whole or scores nothing. */
  scoresPairs?: boolean
  adaptive?: FrozenAdaptive
}

/** The settings that a play freezes; the server's Settings contain them all. */
export type PlaySettings = Record<ModeSecondsSetting, number> & {
  answer_pause_seconds: number
  answer_grace_seconds: number
  answer_mode: 1 | 2 | 3
  score_correct: number
  score_wrong: number
  multi_match_score_correct: number
  multi_match_score_wrong: number
  contest_score_correct: number
  contest_score_wrong: number
  least_answer_ms: number
  maximum_winning_coins: number
  guess_the_word_maximum_winning_coins: number
  quiz_winning_percentage: number
  minimum_coins_winning_percentage: number
  daily_solo_coin_cap: number
  lifeline_price: number
  free_lifelines: number
  deducts_from_level: number
  hint_price: number
  hints_per_question: number
  word_tries: number
  level_opens_when: 'played' | 'won'
  sequence_scores_pairs: 0 | 1
}

/** The rules that come from the play itself, not from the settings. */
export interface OwnRules {
  /** Null in modes without levels. */
  level?: number | null | undefined
  totalSeconds?: number | undefined
  nextLevel?: number | null | undefined
  /** Only for modes with `secondsPerQuestion: 'of_questions'`. */
  seconds?: ModeSecondsSetting | undefined
  mayChangeAnswers?: boolean | undefined
  adaptive?: FrozenAdaptive | undefined
}

export function freezeRules(mode: Mode, settings: PlaySettings, own: OwnRules): FrozenRules {
  const row = modeTable[mode]
  const seconds = row.secondsPerQuestion === 'of_questions' ? (own.seconds ?? null) : row.secondsPerQuestion
  return {
    secondsPerQuestion: seconds && settings[seconds],
    totalSeconds: own.totalSeconds ?? null,
    // A mode without feedback after an answer shows no note to read, so it needs no pause.
    pauseSeconds: row.feedback === 'answer_mode' ? settings.answer_pause_seconds : 0,
    graceSeconds: settings.answer_grace_seconds,
    scoreCorrect: row.scoring?.by === 'points' ? settings[row.scoring.correct] : 0,
    scoreWrong: row.scoring?.by === 'points' && deductsOn(own.level ?? null, settings) ? settings[row.scoring.wrong] : 0,
    leastAnswerMs: settings.least_answer_ms,
    maximumCoins: row.coins ? settings[row.coins.maximum] : 0,
    winningPercentage: settings.quiz_winning_percentage,
    fullCoinsPercentage: settings.minimum_coins_winning_percentage,
    dailyCoinCap: settings.daily_solo_coin_cap,
    lifelinePrice: settings.lifeline_price,
    freeLifelines: settings.free_lifelines,
    hintPrice: settings.hint_price,
    // No hints in free order, because the server does not know the current question.
    hintsPerQuestion: row.order === 'free' ? 0 : settings.hints_per_question,
    wordTries: hasTries(row, settings) ? settings.word_tries : 1,
    answerMode: answerModeOf(row, settings),
    lifelines: [...row.lifelines],
    levelOpensWhen: settings.level_opens_when,
    nextLevel: own.nextLevel ?? null,
    mayChangeAnswers: own.mayChangeAnswers ?? true,
    scoresPairs: settings.sequence_scores_pairs === 1,
    ...(own.adaptive && { adaptive: own.adaptive }),
  }
}

/** Beginners lose no points: below this level a wrong answer costs nothing. @param level null in modes without levels */
const deductsOn = (level: number | null, { deducts_from_level }: Pick<PlaySettings, 'deducts_from_level'>): boolean =>
  level === null || level >= deducts_from_level

/** A wrong guess tells letters of the word. So there is one only where the right answer is revealed afterwards, and no start can ask it again. */
const hasTries = ({ feedback, order, takenFrom }: ModeRules, { answer_mode }: PlaySettings): boolean =>
  feedback === 'answer_mode' && answer_mode === 3 && order === 'one_by_one' && takenFrom === 'start'

function answerModeOf({ feedback }: ModeRules, { answer_mode }: PlaySettings): 1 | 2 | 3 {
  if (feedback === 'at_once') return 3
  return feedback === 'answer_mode' ? answer_mode : 2
}

/** @param windowEndsAt milliseconds of the server's clock; null when the play has no window */
export function clockRules(rules: FrozenRules, total: number, windowEndsAt: number | null): ClockRules {
  return {
    total,
    windowEndsAt,
    questionMs: rules.secondsPerQuestion === null ? null : rules.secondsPerQuestion * 1000,
    pauseMs: rules.pauseSeconds * 1000,
    graceMs: rules.graceSeconds * 1000,
  }
}
