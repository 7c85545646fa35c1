// The end of a play, in the transaction that ends it: result, coins, level, boards, statistics. Coins move last (see moveCoins).

import type { Result } from '@trivium/contract/plays'
import { localDay } from '@trivium/rules/days'
import { isRight } from '@trivium/rules/grading'
import { modeTable } from '@trivium/rules/modes'
import { boardScore, coinsFor, isWon, percentageOf, scoreOf } from '@trivium/rules/scoring'
import { payReferralIfDue } from '../accounts/index.ts'
import { addScore } from '../boards/index.ts'
import { recordLevelResult } from '../catalogue/index.ts'
import type { Tx } from '../db/transaction.ts'
import type { Settings } from '../settings/defaults.ts'
import { balanceOf, moveCoins, playerLedger } from '../wallet/index.ts'
import { leaveRestUnanswered } from './clock.ts'
import {
  addPlayDay,
  coinsEarnedOn,
  lockAccount,
  logAnswers,
  type LoggedAnswer,
  type PlayRow,
  readAnswers,
  readQuestions,
  savePlay,
  wonTargetBefore,
} from './store.ts'
import { answerKeyOf } from './views.ts'

/** Ends the play whatever is left of it, and saves it. Calling it for a finished play changes nothing. */
export async function settle(tx: Tx, play: PlayRow, settings: Settings, now: Date): Promise<Result> {
  if (play.result) return play.result
  // A play that ended by itself ended when its time was over, not when somebody noticed.
  const endedAt = now > play.closes_at ? play.closes_at : now
  if (modeTable[play.mode].order === 'free') await handInDrafts(tx, play, endedAt)
  await leaveRestUnanswered(tx, play, endedAt)
  const { timezone, status } = await lockAccount(tx, play.account_id)
  const day = localDay(endedAt, timezone)

  const answered = (await readAnswers(tx, play.id)).filter(answer => answer.answer).length
  const tally = { total: play.questions.length, correct: play.correct, wrong: play.wrong }
  const percentage = percentageOf(tally)
  const won = isWon(percentage, play.rules)
  const score = boardScore(scoreOf(tally, { correct: play.rules.scoreCorrect, wrong: play.rules.scoreWrong }))
  const level = await settleLevel(tx, play, percentage, won, endedAt)
  const earned = await coinsEarned(tx, play, {
    won,
    percentage,
    isFirstWin: level.isFirstWin,
    day,
    timezone,
    isPlayer: status !== 'deleted',
  })

  play.state = 'finished'
  play.finished_at = endedAt
  await addPlayDay(tx, play, day, earned.coins)
  if (score > 0) await addScore(tx, { accountId: play.account_id, score, timezone, at: endedAt })
  const coins = await payCoins(tx, play, earned.coins)
  play.result = {
    play_id: play.id,
    mode: play.mode,
    total: tally.total,
    answered,
    correct: tally.correct,
    wrong: tally.wrong,
    percentage,
    won,
    coins_earned: earned.coins,
    score,
    coins,
    duration_ms: endedAt.getTime() - play.started_at.getTime(),
    level: play.level,
    level_unlocked: level.opened,
    coins_note: earned.note,
    finished_at: endedAt.toISOString(),
  }
  // Whether an invitation is due depends on this play being finished, so it is saved first.
  await savePlay(tx, play)
  const bonus = await payReferralIfDue(tx, play.account_id, settings, now)
  if (bonus === 0) return play.result
  play.result = { ...play.result, coins: coins + bonus }
  await savePlay(tx, play)
  return play.result
}

async function settleLevel(tx: Tx, play: PlayRow, percentage: number, won: boolean, at: Date) {
  if (play.level === null || play.category_id === null) return { isFirstWin: false, opened: null }
  const level = { accountId: play.account_id, leafId: play.category_id, level: play.level, percentage, won, at }
  const { isFirstWin } = await recordLevelResult(tx, level)
  return { isFirstWin, opened: isFirstWin ? play.rules.nextLevel : null }
}

interface Outcome {
  won: boolean
  percentage: number
  isFirstWin: boolean
  day: string
  timezone: string
  /** A deleted account is nobody's purse any more. */
  isPlayer: boolean
}

async function coinsEarned(tx: Tx, play: PlayRow, outcome: Outcome): Promise<{ coins: number; note: Result['coins_note'] }> {
  const policy = modeTable[play.mode].coins
  if (!outcome.won || policy === null || !outcome.isPlayer) return { coins: 0, note: null }
  if (!(await isFirst(tx, play, outcome, policy.when))) return { coins: 0, note: 'already_won' }
  const due = coinsFor(outcome.percentage, play.rules)
  const room = Math.max(0, play.rules.dailyCoinCap - (await coinsEarnedOn(tx, play.account_id, outcome.day)))
  const coins = Math.min(due, room)
  return { coins, note: coins < due ? 'daily_cap' : coins === 0 ? 'none' : null }
}

async function isFirst(tx: Tx, play: PlayRow, outcome: Outcome, when: 'first_win_of_level' | 'once_a_day' | 'first_win_of_target') {
  if (when === 'first_win_of_level') return outcome.isFirstWin
  const day = when === 'once_a_day' ? outcome.day : null
  return !(await wonTargetBefore(tx, play, day, outcome.timezone))
}

async function payCoins(tx: Tx, play: PlayRow, amount: number): Promise<number> {
  const to = playerLedger(play.account_id)
  if (amount === 0) return balanceOf(tx, to)
  const moved = await moveCoins(tx, {
    from: 'house:rewards',
    to,
    amount,
    title: 'level_won',
    reference: `play:${play.id}`,
    idempotencyKey: `play:${play.id}`,
  })
  return moved.toBalance
}

/** Free order: the drafts become answers now. */
async function handInDrafts(tx: Tx, play: PlayRow, at: Date): Promise<void> {
  const questions = await readQuestions(
    tx,
    play.questions.map(question => question.question_id),
  )
  const answers: LoggedAnswer[] = play.questions.map((frozen, position) => {
    const question = questions.get(frozen.question_id)
    const answer = play.drafts[position] ?? null
    const correct = question !== undefined && isRight(answer, answerKeyOf(question))
    return { position, questionId: frozen.question_id, answer, correct, ms: 0, at }
  })
  await logAnswers(tx, play, answers)
  play.correct = answers.filter(answer => answer.correct).length
  play.wrong = answers.filter(answer => answer.answer && !answer.correct).length
  play.position = play.questions.length
}
