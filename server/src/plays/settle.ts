// The end of a play, in the transaction that ends it: result, coins, level, boards, statistics. Coins move last (see moveCoins).

import type { BadgeType } from '@trivium/contract/badges'
import type { Result } from '@trivium/contract/plays'
import { localDay } from '@trivium/rules/days'
import { isRight } from '@trivium/rules/grading'
import { type CoinsWhen, modeTable } from '@trivium/rules/modes'
import { boardScore, coinsFor, isWon, percentageOf, scoreOf } from '@trivium/rules/scoring'
import { payReferralIfDue } from '../accounts/index.ts'
import { earnCoins } from '../badges/index.ts'
import { addScore } from '../boards/index.ts'
import { recordLevelResult, slugsOf } from '../catalogue/index.ts'
import { lockAccountRow } from '../db/lock-account.ts'
import type { Tx } from '../db/transaction.ts'
import type { Settings } from '../settings/defaults.ts'
import { balanceOf, playerLedger } from '../wallet/index.ts'
import { type Ending, leaveTraces } from './aftermath.ts'
import { leaveRestUnanswered } from './clock.ts'
import { logAnswers, type LoggedAnswer, readAnswers } from './answer-store.ts'
import { addPlayDay, coinsEarnedOn, type PlayRow, readQuestions, savePlay, wonRewardBefore } from './store.ts'
import { answerKeyOf } from './views.ts'

/** Ends the play whatever is left of it, and saves it. Calling it for a finished play changes nothing. */
export async function settle(tx: Tx, play: PlayRow, settings: Settings, now: Date): Promise<Result> {
  if (play.result) return play.result
  // A play that ended by itself ended when its time was over, not when somebody noticed.
  const endedAt = now > play.closes_at ? play.closes_at : now
  if (modeTable[play.mode].order === 'free') await handInDrafts(tx, play, endedAt)
  await leaveRestUnanswered(tx, play, endedAt)
  const { timezone, status, referred_by } = await lockAccountRow(tx, play.account_id)
  const day = localDay(endedAt, timezone)

  const answers = await readAnswers(tx, play.id)
  const tally = { total: play.questions.length, correct: play.correct, wrong: play.wrong }
  const percentage = percentageOf(tally)
  const won = isWon(percentage, play.rules)
  const score = boardScore(scoreOf(tally, { correct: play.rules.scoreCorrect, wrong: play.rules.scoreWrong }))
  const level = await settleLevel(tx, play, percentage, won, endedAt)
  const isPlayer = status !== 'deleted'
  const earned = await coinsEarned(tx, play, { won, percentage, isFirstWin: level.isFirstWin, day, isPlayer })

  play.state = 'finished'
  play.finished_at = endedAt
  await addPlayDay(tx, play, day, earned.coins)
  const badges = isPlayer ? await leaveTraces(tx, play, answers, { settings, timezone, at: endedAt }) : []
  if (score > 0) await addScore(tx, { accountId: play.account_id, score, timezone, at: endedAt })
  const slugs = await slugsOf(tx, play.category_id)
  const referralBadges = referred_by === null ? [] : await payReferral(tx, play, settings, now)
  const { coins, badges: coinBadges } = await payCoins(tx, play, earned.coins, { settings, at: endedAt })
  play.result = {
    play_id: play.id,
    mode: play.mode,
    total: tally.total,
    answered: answers.filter(answer => answer.answer).length,
    correct: tally.correct,
    wrong: tally.wrong,
    percentage,
    won,
    coins_earned: earned.coins,
    score,
    coins,
    duration_ms: endedAt.getTime() - play.started_at.getTime(),
    category_slug: slugs.category,
    subcategory_slug: slugs.subcategory,
    level: play.level,
    level_unlocked: level.opened,
    coins_note: earned.note,
    badges: [...badges, ...referralBadges, ...coinBadges],
    finished_at: endedAt.toISOString(),
  }
  await savePlay(tx, play)
  return play.result
}

/** Whether an invitation is due depends on this play being finished, so that is saved first; and purses are locked last. */
async function payReferral(tx: Tx, play: PlayRow, settings: Settings, now: Date): Promise<BadgeType[]> {
  await savePlay(tx, play)
  return payReferralIfDue(tx, play.account_id, settings, now)
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

async function isFirst(tx: Tx, play: PlayRow, outcome: Outcome, when: CoinsWhen): Promise<boolean> {
  return when === 'first_win_of_level' ? outcome.isFirstWin : !(await wonRewardBefore(tx, play))
}

async function payCoins(tx: Tx, play: PlayRow, amount: number, { settings, at }: Pick<Ending, 'settings' | 'at'>) {
  const to = playerLedger(play.account_id)
  if (amount === 0) return { coins: await balanceOf(tx, to), badges: [] }
  const earned = await earnCoins(
    tx,
    { accountId: play.account_id, settings, at },
    {
      from: 'house:rewards',
      amount,
      title: play.level === null ? `won_${play.mode}` : 'level_won',
      reference: `play:${play.id}`,
      idempotencyKey: `play:${play.id}`,
    },
  )
  return { coins: earned.toBalance, badges: earned.badges }
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
