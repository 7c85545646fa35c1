// Applies corrected answers to a finished contest: scores, places, and prizes of players who move up. Nobody loses coins or a thing: the
// house pays the difference, and gives one more piece. The record is not rewritten: it gets events that say what was regraded (docs/decisions/031).

import { placesOf } from '@trivium/rules/compete/contests/ranking'
import { rankedPrizes, sharePrizes } from '@trivium/rules/compete/contests/prizes'
import { must } from '../../../platform/api/refuse.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { NewNotice } from '../../../rewards/notices/index.ts'
import type { Earning } from '../../../rewards/wallet/index.ts'
import { referenceOf } from '../enter.ts'
import { readLeaders, readPlace, saveWinners, type Winner } from '../entry-store.ts'
import { linkEventsOf } from './link-events.ts'
import { noteRegrade, type PaidWinner, readPaid, takeScores } from './regrade-store.ts'
import { type ContestRow, lockContest } from '../store.ts'
import { winThings } from '../things/win.ts'

export { readContestsAsking } from './regrade-store.ts'

/** Locks the contest until the transaction ends, before any account. @returns null if it is not over */
export async function lockOverContest(tx: Tx, id: number): Promise<ContestRow | null> {
  const contest = await lockContest(tx, id)
  return contest && (contest.state === 'over' || contest.state === 'called_off') ? contest : null
}

interface RegradedContest {
  /** What the house pays to players who move up. */
  earnings: Earning[]
  /** Players who are first now and were not before. */
  newWinners: number[]
  /** To players who win a thing now. */
  notices: NewNotice[]
}

/** Call it when the plays have their corrected points. The accounts of all entrants must be locked. */
export async function regradeEntries(
  tx: Tx,
  contest: ContestRow,
  regrade: { id: number; questionId: number; at: Date; answers: number; leastScore: number },
): Promise<RegradedContest> {
  await noteRegrade(tx, contest.id, regrade)
  await takeScores(tx, contest.id)
  const before = await readPaid(tx, contest.id)
  const { leading, overtaken } =
    contest.state === 'over' ? await winnersNow(tx, contest, before, regrade.leastScore) : { leading: [], overtaken: [] }
  const after = [...leading, ...overtaken]
  await saveWinners(tx, contest.id, after)
  const notices = await winThings(tx, contest, leading, regrade.at)
  await linkEventsOf(tx, contest.id)
  const placeBefore = new Map(before.map(({ accountId, place }) => [accountId, place]))
  const prizeBefore = new Map(before.map(({ accountId, prize }) => [accountId, prize]))
  return {
    earnings: after.map(({ accountId, prize }) => ({
      accountId,
      from: 'house:rewards',
      amount: prize - (prizeBefore.get(accountId) ?? 0),
      title: 'regraded',
      reference: referenceOf(contest.id),
      idempotencyKey: `regrade:${regrade.id}:contest:${contest.id}:${accountId}`,
    })),
    newWinners: after.filter(({ accountId, place }) => place === 1 && placeBefore.get(accountId) !== 1).map(({ accountId }) => accountId),
    notices,
  }
}

/** Paid winners keep at least what they were paid, at their new place. */
async function winnersNow(tx: Tx, { id, prizes, things }: ContestRow, before: PaidWinner[], leastScore: number) {
  const leaders = await readLeaders(tx, id, { count: rankedPrizes(prizes, things), leastScore })
  const places = placesOf(leaders)
  const shares = sharePrizes(places, prizes)
  const paid = new Map(before.map(({ accountId, prize }) => [accountId, prize]))
  const leading: Winner[] = leaders.map(({ accountId, startedAt }, index) => ({
    accountId,
    startedAt,
    place: places[index] ?? 1,
    prize: Math.max(shares[index] ?? 0, paid.get(accountId) ?? 0),
  }))
  const there = new Set(leading.map(({ accountId }) => accountId))
  const overtaken = await Promise.all(
    before
      .filter(({ accountId }) => !there.has(accountId))
      .map(async ({ accountId, prize }) => {
        const { place } = must(await readPlace(tx, id, accountId), 'an entry with a prize has ended')
        return { accountId, place, prize }
      }),
  )
  return { leading, overtaken }
}
