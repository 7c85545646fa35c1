// Regrades all plays of one contest in one transaction, because they share one ranking. The contest is locked before any account.

import { percentageOf, isWon } from '@trivium/rules/play/plays/scoring'
import { must } from '../../platform/api/refuse.ts'
import { lockOverContest, regradeEntries } from '../../compete/contests/index.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { type PlayRow, readPlays } from '../../play/plays/index.ts'
import { earn } from '../../rewards/wallet/index.ts'
import { isTurned, nothing, type Regraded } from './account.ts'
import type { Regrading } from './change-play.ts'
import { readContestAnswers, readEntrants, type WrongContestAnswer } from './contest-store.ts'
import { type RegradedPlay, saveChange } from './play-store.ts'
import { regradedNotice } from './notice.ts'

/** Skips a contest that is not over, because its regrade would reveal the right answer. */
export async function regradeContest(tx: Tx, work: Regrading, contestId: number): Promise<Regraded> {
  const contest = await lockOverContest(tx, contestId)
  if (!contest) return { ...nothing, still_open: 1 }
  const entrants = await readEntrants(tx, contestId)
  if (entrants.length === 0) return { ...nothing, still_open: 0 }
  const accounts = await lockAccounts(tx, entrants)
  const wrong = await readContestAnswers(tx, [...work.questions.keys()], contestId)
  const turned = wrong.filter(answer => isTurned(answer, work.questions))
  if (turned.length === 0) return { ...nothing, still_open: 0 }
  const changes = await changePlays(tx, work, turned)
  const questionId = must([...work.questions.keys()].at(0), 'a regrade has a question')
  const regrade = { id: work.id, questionId, at: work.at, answers: turned.length }
  const { earnings, newWinners } = await regradeEntries(tx, contest, regrade)
  const coinsOf = (accountId: number) => earnings.find(earning => earning.accountId === accountId)?.amount ?? 0
  const { settings, at } = work
  const progress = new Map(newWinners.map(accountId => [accountId, [{ type: 'most_wanted_winner', add: 1 } as const]]))
  const told = changes.filter(({ play }) => accounts.isThere(play.account_id))
  const notices = told.map(({ play, turned: mine, after, before }) => {
    const gain = { ...nothing, answers: mine.length, coins: coinsOf(play.account_id), score: after.points - before.points }
    return regradedNotice(work, play.account_id, gain, contestId)
  })
  await earn(tx, accounts, earnings, { settings, at, progress, notices })
  const coins = earnings.reduce((sum, { amount }) => sum + amount, 0)
  return { players: changes.length, plays: changes.length, answers: turned.length, coins, score: 0, still_open: 0 }
}

async function changePlays(tx: Tx, work: Regrading, turned: WrongContestAnswer[]): Promise<RegradedPlay[]> {
  const byPlay = Map.groupBy(turned, ({ play_id }) => play_id)
  const plays = await readPlays(tx, [...byPlay.keys()])
  const changes = [...byPlay].map(([playId, answers]) => changeOf(must(plays.get(playId), 'it was just read'), answers))
  for (const change of changes) await saveChange(tx, work.id, change, work.at)
  return changes
}

/** Coins of a contest are prizes: the ledger and the contest's record have them, the play has not. */
function changeOf(play: PlayRow, turned: WrongContestAnswer[]): RegradedPlay {
  const before = must(play.result, 'an ended play has a result')
  const [correct, wrong] = [play.correct + turned.length, play.wrong - turned.length]
  const points = play.points + turned.length * (play.rules.scoreCorrect + play.rules.scoreWrong)
  const percentage = percentageOf({ total: play.questions.length, correct })
  const result = { ...before, correct, wrong, percentage, won: isWon(percentage, play.rules), score: points }
  const short = ({ coins_earned, ...rest }: typeof before, at: number) => ({
    correct: rest.correct,
    wrong: rest.wrong,
    points: at,
    percentage: rest.percentage,
    won: rest.won,
    score: rest.score,
    coins_earned,
  })
  return { play, turned, result, points, before: short(before, play.points), after: short(result, points), coins: 0, score: 0 }
}
