// The quiz of the day counts as taken from its first answer on. Until then it can be begun again, so nothing of it is told.

import { lockAccountRow } from '../db/lock-account.ts'
import { countDay } from '../streaks/index.ts'
import type { Tx } from '../db/transaction.ts'
import { wasPlayed } from './aftermath.ts'
import { type AnswerRow, readAnswers } from './answer-store.ts'
import { type PlayRow } from './store.ts'

const prefix = 'daily_quiz:'
export const dailyTarget = (day: string) => prefix + day
export const dayOf = (play: Pick<PlayRow, 'target'>) => play.target.slice(prefix.length)

export const isUntakenDaily = (play: PlayRow, answers: AnswerRow[]) => play.mode === 'daily_quiz' && !wasPlayed(answers)

/** Call it after an answer was logged: the first one of the day counts the day. */
export async function countDailyQuiz(tx: Tx, play: PlayRow): Promise<void> {
  if (play.mode !== 'daily_quiz') return
  // Whoever deletes the account at this moment locks it first, too, and then there is nobody left to count for.
  const { status } = await lockAccountRow(tx, play.account_id)
  if (status !== 'deleted') await countDay(tx, { accountId: play.account_id, kind: 'daily_quiz', day: dayOf(play) })
}

/** Whether a reply about a question of this play may tell what was right. */
export async function mayTell(tx: Tx, play: PlayRow): Promise<boolean> {
  return play.mode !== 'daily_quiz' || wasPlayed(await readAnswers(tx, play.id))
}
