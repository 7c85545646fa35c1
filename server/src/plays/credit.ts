// What right answers earn beyond the play itself: points on the boards, and progress of the badge for right answers.

import type { Result } from '@trivium/contract/plays'
import { boardScore, pointsOf } from '@trivium/rules/scoring'
import type { Tx } from '../db/transaction.ts'
import { creditAnswers } from './credit-store.ts'
import { formatOf } from './format.ts'
import type { PlayRow, Settling } from './store.ts'

export interface Credit {
  /** Points for the boards if the mode is ranked, otherwise the points of the play. */
  score: number
  note: Result['score_note']
  /** Right answers that had not been counted today. */
  counted: number
}

/**
 * The account must be locked. A right answer scores once per day and question, and only if it took long enough to have read the
 * question; a wrong answer costs points each time. A play never lowers the score.
 * @param day in the player's time zone
 */
export async function creditPlay(tx: Tx, play: PlayRow, answers: Settling['answers'], day: string): Promise<Credit> {
  const { ranks, scoring } = formatOf(play)
  const right = answers.filter(answer => answer.correct)
  const read = ranks ? right.filter(answer => answer.ms >= play.rules.leastAnswerMs) : []
  const { counted, scored } = await creditAnswers(tx, {
    accountId: play.account_id,
    day,
    questionIds: right.map(answer => answer.question_id),
    scoring: read.map(answer => answer.question_id),
  })
  if (!ranks) return { score: boardScore(play.points), note: null, counted: counted.size }
  const worth = (correct: boolean, times: number) => times * pointsOf(scoring, { correct, isGiven: true, marks: 0 }, play.rules)
  const score = boardScore(worth(true, scored.size) + worth(false, play.wrong))
  const isLess = scored.size < right.length && scoring !== null
  const note = isLess ? (read.length < right.length ? 'too_fast' : 'scored_today') : null
  return { score, note, counted: counted.size }
}
