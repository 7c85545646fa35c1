// Regrades all plays of one contest in one transaction, because they share one ranking. The contest is locked before any account.

import { must } from '../../platform/api/refuse.ts'
import { lockOverContest, regradeEntries } from '../../compete/contests/index.ts'
import { lockAccounts, type LockedAccounts } from '../../platform/db/lock-accounts.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { readPlays } from '../../play/plays/index.ts'
import { earn } from '../../rewards/wallet/index.ts'
import { isTurned, nothing, type Regraded } from './account.ts'
import { type Changed, changePlay, type Regrading } from './change-play.ts'
import { readContestAnswers, readEntrants } from './contest-store.ts'
import { regradedNotice } from './notice.ts'

export interface RegradedContest extends Regraded {
  /** Number of things that players win now and did not win before. */
  things: number
}

/** Skips a contest that is not over, because its regrade would reveal the right answer. */
export async function regradeContest(tx: Tx, work: Regrading, contestId: number): Promise<RegradedContest> {
  const contest = await lockOverContest(tx, contestId)
  if (!contest) return { ...nothing, things: 0, still_open: 1 }
  const entrants = await readEntrants(tx, contestId)
  if (entrants.length === 0) return { ...nothing, things: 0, still_open: 0 }
  const accounts = await lockAccounts(tx, entrants)
  const wrong = await readContestAnswers(tx, [...work.questions.keys()], contestId)
  const turned = wrong.filter(answer => isTurned(answer, work.questions))
  if (turned.length === 0) return { ...nothing, things: 0, still_open: 0 }
  const changes = await changePlays(tx, work, accounts, [...new Set(turned.map(({ play_id }) => play_id))])
  const questionId = must([...work.questions.keys()].at(0), 'a regrade has a question')
  const { settings, at } = work
  const regrade = { id: work.id, questionId, at, answers: turned.length, leastScore: settings.contest_least_score }
  const { earnings, newWinners, notices: won } = await regradeEntries(tx, contest, regrade)
  const coinsOf = (accountId: number) => earnings.find(earning => earning.accountId === accountId)?.amount ?? 0
  const progress = new Map(newWinners.map(accountId => [accountId, [{ type: 'most_wanted_winner', add: 1 } as const]]))
  const told = changes.filter(({ play }) => accounts.isThere(play.account_id))
  const regraded = told.map(({ play, turned: mine, after, before }) => {
    const gain = { ...nothing, answers: mine.length, coins: coinsOf(play.account_id), score: after.points - before.points }
    return regradedNotice(work, play.account_id, gain, contestId)
  })
  await earn(tx, accounts, earnings, { settings, at, progress, notices: [...regraded, ...won] })
  const coins = earnings.reduce((sum, { amount }) => sum + amount, 0)
  return { players: changes.length, plays: changes.length, answers: turned.length, coins, things: won.length, score: 0, still_open: 0 }
}

async function changePlays(tx: Tx, work: Regrading, accounts: LockedAccounts, playIds: readonly number[]): Promise<Changed[]> {
  const plays = await readPlays(tx, [...playIds])
  const changes: Changed[] = []
  for (const id of playIds) {
    const play = must(plays.get(id), 'it was just read')
    changes.push(await changePlay(tx, work, play, accounts.of(play.account_id).timezone))
  }
  return changes
}
