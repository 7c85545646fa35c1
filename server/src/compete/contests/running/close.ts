// Closes a contest whose window is over and whose plays have all ended, with prizes or refunds, in one transaction. Lock order: the
// contest, the accounts by id, then as everywhere (ARCHITECTURE.md).

import { placesOf } from '@trivium/rules/compete/contests/ranking'
import { rankedPrizes, sharePrizes, splitPayments } from '@trivium/rules/compete/contests/prizes'
import type { Db } from '../../../platform/db/connect.ts'
import { lockAccounts } from '../../../platform/db/lock-accounts.ts'
import { inTransaction, Outdated, type Tx } from '../../../platform/db/transaction.ts'
import { type NewNotice, notify } from '../../../rewards/notices/index.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { queuePlayStats } from '../../../play/play-stats/index.ts'
import { earn, type Earning, forfeit, potOf, refund } from '../../../rewards/wallet/index.ts'
import { unsealQuestions } from './draw-store.ts'
import { escrowOf, referenceOf } from '../enter.ts'
import { countByState, type Leader, readEntries, readLeaders, saveWinners, type Winner } from '../entry-store.ts'
import { linkEventsOf } from '../records/link-events.ts'
import { type ContestRow, lockContest, updateContest } from '../store.ts'
import { winThings } from '../things/win.ts'

/** A second call finds the contest closed and pays nothing. */
export async function closeContest(db: Db, id: number, settings: Settings, now: Date): Promise<void> {
  await inTransaction(db, async tx => {
    const contest = await lockContest(tx, id)
    if (!contest || !isToClose(contest, now)) return
    const { playing, finished } = await countByState(tx, id)
    if (playing > 0) return
    const isCalledOff = contest.called_off_at !== null
    if (isCalledOff) await giveBack(tx, id, now)
    else await payPrizes(tx, contest, settings, now)
    await unsealQuestions(tx, id)
    const entries = await readEntries(tx, id)
    await queuePlayStats(
      tx,
      entries.flatMap(({ playId }) => playId ?? []),
    )
    await updateContest(tx, id, { state: isCalledOff ? 'called_off' : 'over', closed_at: now, participants: finished })
    await linkEventsOf(tx, id)
  })
}

const isToClose = ({ state, ends_at, called_off_at }: ContestRow, now: Date) =>
  called_off_at !== null ? state === 'announced' || state === 'open' : state === 'open' && ends_at <= now

async function payPrizes(tx: Tx, contest: ContestRow, settings: Settings, now: Date): Promise<void> {
  const { id, prizes, things } = contest
  const winners = winnersOf(
    await lockLeaders(tx, id, { count: rankedPrizes(prizes, things), leastScore: settings.contest_least_score }),
    prizes,
  )
  const pot = await potOf(tx, escrowOf(id))
  const left = Math.max(0, pot - winners.reduce((sum, { prize }) => sum + prize, 0))
  if (winners.length === 0) return leaveRest(tx, id, left)
  const accounts = await lockAccounts(
    tx,
    winners.map(({ accountId }) => accountId),
  )
  const progress = new Map(winners.map(({ accountId, place }) => [accountId, place === 1 ? [wonContest] : []]))
  const coinNotices = winners.filter(({ prize }) => prize > 0).map(winner => prizeNotice(id, winner, now))
  const notices = [...coinNotices, ...(await winThings(tx, contest, winners, now))]
  await earn(tx, accounts, earningsOf(id, winners, pot), {
    settings,
    at: now,
    areNew: true,
    progress,
    notices,
    beforeBalances: () => leaveRest(tx, id, left),
  })
  await saveWinners(tx, id, winners)
}

const wonContest = { type: 'most_wanted_winner', add: 1 } as const

/** @throws Outdated if a leader's account was deleted before we locked it: then others have won */
async function lockLeaders(tx: Tx, id: number, paying: Parameters<typeof readLeaders>[2]): Promise<Leader[]> {
  const read = async () => readLeaders(tx, id, paying)
  const leaders = await read()
  if (leaders.length === 0) return []
  const idsOf = (them: Leader[]) => them.map(({ accountId }) => accountId)
  await lockAccounts(tx, idsOf(leaders))
  const locked = await read()
  if (idsOf(locked).join() !== idsOf(leaders).join()) throw new Outdated()
  return locked
}

function winnersOf(leaders: Leader[], prizes: number[]): Winner[] {
  const places = placesOf(leaders)
  const shares = sharePrizes(places, prizes)
  return leaders.map(({ accountId, startedAt }, index) => ({
    accountId,
    place: places[index] ?? 1,
    prize: shares[index] ?? 0,
    startedAt,
  }))
}

function earningsOf(id: number, winners: Winner[], pot: number): Earning[] {
  const payments = splitPayments(
    winners.map(({ prize }) => prize),
    pot,
  )
  return winners.flatMap(({ accountId }, index) => {
    const { fromEntries = 0, fromHouse = 0 } = payments[index] ?? {}
    const common = { accountId, title: 'contest_prize', reference: referenceOf(id) } as const
    const key = `contest:${id}:prize:${accountId}`
    return [
      { ...common, from: escrowOf(id), amount: fromEntries, idempotencyKey: key },
      { ...common, from: 'house:rewards', amount: fromHouse, idempotencyKey: `${key}:house` },
    ] satisfies Earning[]
  })
}

const prizeNotice = (id: number, { accountId, place, prize }: Winner, at: Date): NewNotice => ({
  accountId,
  type: 'contest_won',
  key: `contest:${id}`,
  params: { place, count: prize },
  typeId: id,
  at,
})

/** The house keeps the rest of the entries: prizes may be lower than the pot, may not divide, or belong to deleted accounts. */
function leaveRest(tx: Tx, id: number, amount: number): Promise<void> {
  return forfeit(tx, escrowOf(id), { amount, title: 'contest_entry', reference: referenceOf(id), idempotencyKey: `contest:${id}:rest` })
}

async function giveBack(tx: Tx, id: number, now: Date): Promise<void> {
  const entered = await readEntries(tx, id)
  if (entered.length > 0) {
    await lockAccounts(
      tx,
      entered.map(({ accountId }) => accountId),
    )
  }
  // We read the entries again: an account deleted before we locked it has no entry any more.
  const entries = (await readEntries(tx, id)).filter(({ paid }) => paid > 0)
  const refunds = entries.map(({ accountId, paid: amount }) => {
    const keys = { title: 'contest_refund', reference: referenceOf(id), idempotencyKey: `contest:${id}:refund:${accountId}` } as const
    return { accountId, amount, ...keys }
  })
  const rest = (await potOf(tx, escrowOf(id))) - refunds.reduce((sum, { amount }) => sum + amount, 0)
  await leaveRest(tx, id, rest)
  await refund(tx, escrowOf(id), refunds)
  await notify(tx, ...refunds.map(({ accountId, amount }) => refundNotice(id, accountId, amount, now)))
}

const refundNotice = (id: number, accountId: number, amount: number, at: Date): NewNotice => ({
  accountId,
  type: 'contest_refund',
  key: `contest:${id}:refund`,
  params: { count: amount },
  typeId: id,
  at,
})
