// The story of a result beyond its figures, as plain facts. It leaves out anything the player does not have (a streak, a first star).

import type { Result } from '@trivium/contract/play/plays'
import { modeTable } from '@trivium/rules/play/modes'
import { starsOf, type StarLevels } from '@trivium/rules/play/plays/stars'

export type Figure = 'correct' | 'wrong' | 'unanswered' | 'per_answer' | 'time' | 'score' | 'coins'

/** The figures that are gains; the others are folded. */
export const gains: readonly Figure[] = ['correct', 'score', 'coins']

/** A shorter time would be displayed as 0. */
const leastShownMs = 50

/** The figures to show; zero values are left out, except the right answers. */
export function statsOf(result: Result): Figure[] {
  const { wrong, total, answered, average_ms, duration_ms, score, coins_earned } = result
  // With one clock for all questions, answers have no times; then the time of the whole round is shown.
  const isUnderOneClock = average_ms === null && answered > 0 && modeTable[result.mode].order === 'free'
  const worth: [Figure, boolean][] = [
    ['correct', true],
    ['wrong', wrong > 0],
    ['unanswered', total > answered],
    ['per_answer', average_ms !== null && average_ms >= leastShownMs],
    ['time', isUnderOneClock && duration_ms > 0],
    ['score', score !== 0 || isCut(result)],
    ['coins', coins_earned > 0],
  ]
  return worth.flatMap(([figure, isWorth]) => (isWorth ? [figure] : []))
}

/** Whether the leaderboards counted fewer points than the round showed. */
export const isCut = ({ score, shown_score: shown = score, score_note }: Pick<Result, 'score' | 'shown_score' | 'score_note'>): boolean =>
  score_note !== null && shown > score

/** Whether the round showed less than 0, which the leaderboards do not take away. */
export const isFloored = ({ score, shown_score: shown = 0 }: Pick<Result, 'score' | 'shown_score'>): boolean => score === 0 && shown < 0

export type Best = 'beaten' | 'equalled' | 'stands'

/** Compares the round with the player's best before it. Null after a first round, and if that best was 0. */
export function bestOf({ percentage, best_before }: Pick<Result, 'percentage' | 'best_before'>): Best | null {
  if (best_before === null || best_before === 0) return null
  if (percentage > best_before) return 'beaten'
  return percentage === best_before ? 'equalled' : 'stands'
}

export interface Stars {
  /** The player's stars in the level, including this round. */
  has: number
  /** The stars of this round alone. */
  now: number
  /** The number of stars that this round has added. */
  fresh: number
  /** The percentage that the next star requires; null with all stars. */
  nextAt: number | null
}

/** Null in modes without levels. */
export function starsIn(
  { level, percentage, best_before }: Pick<Result, 'level' | 'percentage' | 'best_before'>,
  levels: StarLevels,
): Stars | null {
  if (level === null) return null
  const had = best_before === null ? 0 : starsOf(best_before, levels)
  const now = starsOf(percentage, levels)
  const has = Math.max(had, now)
  return { has, now, fresh: has - had, nextAt: levels[has] ?? null }
}

/** The fastest answer is mentioned only if several were right. */
export const tellsFastest = ({ fastest_ms, correct }: Pick<Result, 'fastest_ms' | 'correct'>) =>
  fastest_ms !== null && fastest_ms >= leastShownMs && correct >= 3

/** The leaderboard changes with later rounds, so the rank is asked for only soon after the round. */
const askedWithinMs = 600_000

export function asksForRank({ mode, score, finished_at }: Pick<Result, 'mode' | 'score' | 'finished_at'>, now: number): boolean {
  return modeTable[mode].ranks && score > 0 && now - Date.parse(finished_at) < askedWithinMs
}
