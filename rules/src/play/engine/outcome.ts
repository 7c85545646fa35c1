// What a finished play is worth, from its answers, the keys of its questions and facts from outside the play. Settling saves one outcome.
// A regrade saves the difference between two: with the keys as they were, and as they were corrected (`gainOf`).

import type { Result } from '@trivium/contract/play/plays'
import { marksOfAll } from '../plays/marks.ts'
import { type BadgeChange, type BadgeLimits, progressFromPlay } from '../../rewards/badges.ts'
import { coinsFor, isWon, leaderboardScore, percentageOf } from '../plays/scoring.ts'
import { gradeOf } from './grade.ts'
import { type AskedQuestions, askedIn, formatOf, type PlayState } from './state.ts'

export type PlayedState = Pick<PlayState, 'mode' | 'rules' | 'questions' | 'lifelines' | 'points' | 'taken_at'>

/** An answer of the log, as graded so far. */
export interface TalliedAnswer {
  position: number
  question_id: number
  /** In the stored order; '' means passed, null means lapsed. */
  answer: string | null
  correct: boolean
  /** 0 when the time was not measured. */
  ms: number
}

/** The answers of a play, counted. */
export interface Tally {
  answers: readonly TalliedAnswer[]
  total: number
  answered: number
  correct: number
  wrong: number
  points: number
  /** 0 to 100, two decimals: correct ÷ all questions. */
  percentage: number
  won: boolean
  /** Every question was answered or lapsed. Questions left after giving up have no time. */
  isPlayed: boolean
}

/** Counts answers as they were graded, and gives their points by the keys. Points of a battle are the battle's. */
export function tallyOf(play: PlayedState, answers: readonly TalliedAnswer[], asked: AskedQuestions): Tally {
  const { scoring } = formatOf(play)
  const given = answers.filter(({ answer }) => answer)
  const correct = answers.filter(answer => answer.correct).length
  const total = play.questions.length
  const percentage = percentageOf({ total, correct })
  const worth = (answer: TalliedAnswer) => gradeOf(play, answer, askedIn(asked, answer.question_id).key, answer.correct).points
  return {
    answers,
    total,
    answered: given.length,
    correct,
    wrong: given.length - correct,
    points: scoring === null ? play.points : answers.reduce((sum, answer) => sum + worth(answer), 0),
    percentage,
    won: isWon(percentage, play.rules),
    isPlayed: answers.every(({ answer, ms }) => answer !== null || ms > 0),
  }
}

/**
 * The answers as the keys of the corrected questions grade them now. An answer that was right stays right.
 * @param corrected ids of the questions whose keys were corrected
 */
export function regraded(
  play: PlayedState,
  answers: readonly TalliedAnswer[],
  asked: AskedQuestions,
  corrected: ReadonlySet<number>,
): TalliedAnswer[] {
  const isRightNow = (answer: TalliedAnswer) =>
    answer.correct || (corrected.has(answer.question_id) && gradeOf(play, answer, askedIn(asked, answer.question_id).key).correct)
  return answers.map(answer => ({ ...answer, correct: isRightNow(answer) }))
}

/** Facts from outside the play. */
export interface OutcomeFacts {
  /** Questions to which another right answer has scored on the day of the play: each scores once a day. */
  scoredElsewhere: ReadonlySet<number>
  /** Coins that other plays have earned on this day. */
  coinsOfDay: number
  /** Another play was the first to win the same level or reward. */
  isWonElsewhere: boolean
  /** Whether the account may earn coins: a deleted one may not. */
  mayEarn: boolean
  /** Consecutive days of the daily quiz, including this one, none of them frozen; null for any other play. */
  dailyStreak: number | null
  badges: BadgeLimits
}

/** Sums that a play adds to its player's day, per category of its questions, so that statistics need not scan the log of answers. */
export interface DayRow {
  category_id: number
  plays: number
  /** All questions of the play, answered or not; none of a play that does not count. */
  asked: number
  answered: number
  correct: number
  coins: number
}

export interface Outcome extends Tally, Pick<Result, 'score' | 'shown_score' | 'score_note' | 'coins_note' | 'average_ms' | 'fastest_ms'> {
  coins: number
  badges: BadgeChange[]
  days: DayRow[]
}

export function outcomeOf(play: PlayedState, tally: Tally, asked: AskedQuestions, facts: OutcomeFacts): Outcome {
  const coins = coinsOf(play, tally, facts)
  return {
    ...tally,
    ...coins,
    ...scoreOf(play, tally, facts),
    ...speedOf(tally.answers),
    badges: badgesOf(play, tally, facts),
    days: daysOf(play, tally, asked, coins.coins),
  }
}

/** The first win of a level or a reward pays, as far as the day's cap allows. */
function coinsOf(play: PlayedState, { percentage, won }: Tally, facts: OutcomeFacts): Pick<Outcome, 'coins' | 'coins_note'> {
  if (!won || formatOf(play).coins === null || !facts.mayEarn) return { coins: 0, coins_note: null }
  if (facts.isWonElsewhere) return { coins: 0, coins_note: 'already_won' }
  const full = coinsFor(percentage, play.rules)
  const coins = Math.min(full, Math.max(0, play.rules.dailyCoinCap - facts.coinsOfDay))
  return { coins, coins_note: coins < full ? 'daily_cap' : coins === 0 ? 'none' : null }
}

/**
 * Points for the leaderboards if the mode is ranked, otherwise the points of the play, which may be less than 0. On the leaderboards each
 * right answer scores once per day and question, and only if it took long enough to read the question. A wrong answer costs points each
 * time. A play never lowers the score.
 */
function scoreOf(
  play: PlayedState,
  { answers, points, wrong }: Tally,
  facts: OutcomeFacts,
): Pick<Outcome, 'score' | 'shown_score' | 'score_note'> {
  const { ranks, scoring } = formatOf(play)
  if (!ranks) return { score: scoring?.by === 'marks' ? marksOfAll([points]) : points, score_note: null }
  const { scoreCorrect, scoreWrong, leastAnswerMs } = play.rules
  const right = answers.filter(({ correct }) => correct)
  const isTooFast = ({ ms }: TalliedAnswer) => ms < leastAnswerMs
  const scored = right.filter(answer => !isTooFast(answer) && !facts.scoredElsewhere.has(answer.question_id)).length
  const note = scored === right.length || scoring === null ? null : right.some(isTooFast) ? 'too_fast' : 'scored_today'
  return { score: leaderboardScore(scored * scoreCorrect - wrong * scoreWrong), shown_score: points, score_note: note }
}

/** Answers under one clock for the whole play have no time of their own; passed and lapsed questions have none either. */
export const hasTime = ({ answer, ms }: Pick<TalliedAnswer, 'answer' | 'ms'>): boolean => Boolean(answer) && ms > 0

/** How fast the given answers were. The fastest is one of the right answers, because a wrong guess can be quick. */
function speedOf(answers: readonly TalliedAnswer[]): Pick<Outcome, 'average_ms' | 'fastest_ms'> {
  const timed = answers.filter(hasTime)
  const right = timed.filter(({ correct }) => correct).map(({ ms }) => ms)
  return {
    average_ms: timed.length === 0 ? null : Math.round(meanMs(timed)),
    fastest_ms: right.length === 0 ? null : Math.round(Math.min(...right)),
  }
}

const meanMs = (timed: readonly TalliedAnswer[]) => timed.reduce((sum, { ms }) => sum + ms, 0) / Math.max(1, timed.length)

function badgesOf(play: PlayedState, { answers, total, answered, correct }: Tally, facts: OutcomeFacts): BadgeChange[] {
  if (play.taken_at === null) return []
  const played = {
    badges: formatOf(play).stats.badges,
    total,
    answered,
    correct,
    lifelinesUsed: Object.keys(play.lifelines).length,
    hintsUsed: play.questions.reduce((sum, { hints = [] }) => sum + hints.length, 0),
    meanMs: meanMs(answers.filter(hasTime)),
    dailyStreak: facts.dailyStreak,
  }
  return progressFromPlay(played, facts.badges)
}

/** For a play whose answers are not revealed yet: sums per category would reveal them when a category has one question. */
const noCategory = 0

/**
 * The first category's row holds the play and its coins, so that sums count them once. An exam adds nothing: statistics count its attempts
 * once their marks are released (server/src/assess/exams/board/revealed.ts).
 */
function daysOf(play: PlayedState, { answers }: Tally, asked: AskedQuestions, coins: number): DayRow[] {
  const { reviewFrom } = formatOf(play)
  if (reviewFrom === 'release') return []
  const categoryOf = ({ question_id }: TalliedAnswer) =>
    reviewFrom === 'end_of_play' ? askedIn(asked, question_id).category_id : noCategory
  return [...Map.groupBy(answers, categoryOf)]
    .toSorted(([one], [other]) => one - other)
    .map(([category_id, there], index) => ({
      category_id,
      plays: index === 0 ? 1 : 0,
      asked: play.taken_at === null ? 0 : there.length,
      answered: there.filter(({ answer }) => answer).length,
      correct: there.filter(({ correct }) => correct).length,
      coins: index === 0 ? coins : 0,
    }))
}

/** What a play gains when its keys are corrected. */
export interface OutcomeGain {
  coins: number
  score: number
  badges: BadgeChange[]
  days: DayRow[]
}

/** The difference between two outcomes of one play. Never less than nothing: what was given stays. */
export function gainOf(before: Outcome, after: Outcome): OutcomeGain {
  const coins = Math.max(0, after.coins - before.coins)
  return {
    coins,
    score: Math.max(0, after.score - before.score),
    badges: badgesGained(before.badges, after.badges),
    days: daysGained(before.days, after.days, coins),
  }
}

function badgesGained(before: readonly BadgeChange[], after: readonly BadgeChange[]): BadgeChange[] {
  return after.flatMap(({ type, ...change }) => {
    const had = before.find(other => other.type === type)
    if (!had) return [{ type, ...change }]
    const add = (change.add ?? 0) - (had.add ?? 0)
    return add > 0 ? [{ type, add }] : []
  })
}

function daysGained(before: readonly DayRow[], after: readonly DayRow[], coins: number): DayRow[] {
  return after.flatMap(({ category_id, ...row }, index) => {
    const correct = row.correct - (before.find(other => other.category_id === category_id)?.correct ?? 0)
    const own = index === 0 ? coins : 0
    return correct > 0 || own > 0 ? [{ category_id, plays: 0, asked: 0, answered: 0, correct, coins: own }] : []
  })
}
