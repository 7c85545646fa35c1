// The leaderboard points of a play.

import type { Result } from '@trivium/contract/play/plays'
import { marksOfAll } from '@trivium/rules/assess/marks'
import { leaderboardScore, pointsOf } from '@trivium/rules/play/plays/scoring'
import { formatOf } from '../format.ts'
import type { Settling } from './settling-store.ts'
import type { PlayRow } from '../store.ts'

export interface Credit {
  /** Points for the leaderboards if the mode is ranked, otherwise the points of the play, which may be less than 0. */
  score: number
  note: Result['score_note']
}

/**
 * Points for the right answers that `creditAnswers` has credited: each scores once per day and question, and only if it took long enough
 * to read the question. A wrong answer costs points each time. A play never lowers the score.
 */
export function creditOf(play: PlayRow, { answers, scored }: Settling): Credit {
  const { ranks, scoring } = formatOf(play)
  if (!ranks) return { score: scoring?.by === 'marks' ? marksOfAll([play.points]) : play.points, note: null }
  const right = answers.filter(answer => answer.correct)
  const worth = (correct: boolean, times: number) => times * pointsOf(scoring, { correct, isGiven: true, marks: 0 }, play.rules)
  const score = leaderboardScore(worth(true, scored) + worth(false, play.wrong))
  const isTooFast = right.some(answer => answer.ms < play.rules.leastAnswerMs)
  const isLess = scored < right.length && scoring !== null
  const note = isLess ? (isTooFast ? 'too_fast' : 'scored_today') : null
  return { score, note }
}
