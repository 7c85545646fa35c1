// What a result tells beyond its figures, as plain facts. What a player does not have (a streak, a first star) is not told.

import type { Result } from '@trivium/contract/play/plays'
import { modeTable } from '@trivium/rules/play/modes'
import { starsOf, starsWon } from '@trivium/rules/play/plays/stars'

export type Figure = 'correct' | 'wrong' | 'unanswered' | 'per_answer' | 'time' | 'score' | 'coins'

/** Less would be shown as no time at all. */
const leastShownMs = 50

/** The figures worth a place: none of them is nothing. */
export function statsOf(result: Result): Figure[] {
  const { wrong, total, answered, average_ms, duration_ms, score, coins_earned } = result
  // Under one clock for all, no answer has a time of its own: then the whole round has.
  const isUnderOneClock = average_ms === null && answered > 0 && modeTable[result.mode].order === 'free'
  const worth: [Figure, boolean][] = [
    ['correct', true],
    ['wrong', wrong > 0],
    ['unanswered', total > answered],
    ['per_answer', average_ms !== null && average_ms >= leastShownMs],
    ['time', isUnderOneClock && duration_ms > 0],
    ['score', score !== 0],
    ['coins', coins_earned > 0],
  ]
  return worth.flatMap(([figure, isWorth]) => (isWorth ? [figure] : []))
}

export type Best = 'beaten' | 'equalled' | 'stands'

/** How the round did against the player's best here. Null for a first round, and where the best was nothing. */
export function bestOf({ percentage, best_before }: Pick<Result, 'percentage' | 'best_before'>): Best | null {
  if (best_before === null || best_before === 0) return null
  if (percentage > best_before) return 'beaten'
  return percentage === best_before ? 'equalled' : 'stands'
}

export interface Stars {
  /** Of the level, with this round. */
  has: number
  /** What this round is worth by itself. */
  now: number
  /** How many of them this round has won. */
  fresh: number
  /** What the next one takes; null with all of them. */
  nextAt: number | null
}

/** Null in modes without levels. */
export function starsIn({ level, percentage, best_before }: Pick<Result, 'level' | 'percentage' | 'best_before'>): Stars | null {
  if (level === null) return null
  const had = starsOf(best_before ?? 0)
  const now = starsOf(percentage)
  const has = Math.max(had, now)
  return { has, now, fresh: has - had, nextAt: starsWon[has] ?? null }
}

/** The fastest answer is worth a word where several were right. */
export const tellsFastest = ({ fastest_ms, correct }: Pick<Result, 'fastest_ms' | 'correct'>) =>
  fastest_ms !== null && fastest_ms >= leastShownMs && correct >= 3

/** What is asked about the leaderboard a good while later would be another round's. */
const askedWithinMs = 600_000

export function asksForRank({ mode, score, finished_at }: Pick<Result, 'mode' | 'score' | 'finished_at'>, now: number): boolean {
  return modeTable[mode].ranks && score > 0 && now - Date.parse(finished_at) < askedWithinMs
}
