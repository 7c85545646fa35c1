// Regrades the answers of one player in one transaction: results, levels, badges, leaderboards, coins, and the one notice about it.

import type { BadgeChange } from '@trivium/rules/rewards/badges'
import { isRight } from '@trivium/rules/play/plays/grading'
import { must } from '../../platform/api/refuse.ts'
import { addScores } from '../../rewards/leaderboards/index.ts'
import { lockAccounts, type LockedAccounts } from '../../platform/db/lock-accounts.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { readPlays } from '../../play/plays/index.ts'
import { answerKeyOf, asFrozen, type CachedQuestion } from '../../bank/questions/index.ts'
import { earn, type Earning } from '../../rewards/wallet/index.ts'
import { type Changed, changePlay, type Regrading } from './change-play.ts'
import { readWrongAnswers } from './play-store.ts'
import type { Gain } from './store.ts'
import { regradedNotice } from './notice.ts'

export interface Regraded extends Gain {
  /** Open plays with an answer to regrade: a later pass looks at them again. */
  still_open: number
}

interface Given {
  question_id: number
  answer: string
  /** As the play has frozen the question. */
  arranged: boolean
}

export const isTurned = (given: Given, questions: ReadonlyMap<number, CachedQuestion>) =>
  isRight(given.answer, answerKeyOf(asFrozen(must(questions.get(given.question_id), 'it is one of those that were corrected'), given)))

/** A deleted account gets nothing and no notice. */
export async function regradeAccount(tx: Tx, work: Regrading, accountId: number): Promise<Regraded> {
  const accounts = await lockAccounts(tx, [accountId])
  if (!accounts.isThere(accountId)) return { ...nothing, still_open: 0 }
  const wrong = await readWrongAnswers(tx, [...work.questions.keys()], accountId)
  const still_open = new Set(wrong.filter(({ isOpen }) => isOpen).map(({ play_id }) => play_id)).size
  const turned = wrong.filter(answer => !answer.isOpen && isTurned(answer, work.questions))
  const playIds = [...new Set(turned.map(({ play_id }) => play_id))]
  const plays = await readPlays(tx, playIds)
  const changes: Changed[] = []
  // In the order in which the plays ended, because each must know what the plays before it have won.
  for (const playId of playIds) {
    const play = must(plays.get(playId), 'it was just read')
    changes.push(await changePlay(tx, work, play, accounts.of(accountId).timezone))
  }
  if (changes.length > 0) await give(tx, work, accounts, accountId, changes)
  return { ...gainOf(changes), still_open }
}

export const nothing: Gain = { players: 0, plays: 0, answers: 0, coins: 0, score: 0 }

function gainOf(changes: Changed[]): Gain {
  const sum = (of: (change: Changed) => number) => changes.reduce((total, change) => total + of(change), 0)
  return {
    players: Math.min(1, changes.length),
    plays: changes.length,
    answers: sum(({ turned }) => turned.length),
    coins: sum(({ gain }) => gain.coins),
    score: sum(({ gain }) => gain.score),
  }
}

/** Gives badges, leaderboard scores and coins, in lock order. */
async function give(tx: Tx, work: Regrading, accounts: LockedAccounts, accountId: number, changes: Changed[]): Promise<void> {
  const { settings, at } = work
  const earnings = changes.map(({ play, gain }): Earning => ({
    accountId,
    from: 'house:rewards',
    amount: gain.coins,
    title: 'regraded',
    reference: `play:${play.id}`,
    idempotencyKey: `regrade:${work.id}:${play.id}`,
  }))
  const progress = new Map<number, BadgeChange[]>([[accountId, changes.flatMap(({ gain }) => gain.badges)]])
  const { timezone } = accounts.of(accountId)
  const beforeBalances = () =>
    addScores(
      tx,
      { accountId, timezone },
      changes.map(({ play, gain }) => ({ score: gain.score, at: must(play.finished_at, 'only ended plays are regraded') })),
      { settings, now: at },
    )
  const notices = [regradedNotice(work, accountId, gainOf(changes))]
  await earn(tx, accounts, earnings, { settings, at, progress, notices, beforeBalances })
}
