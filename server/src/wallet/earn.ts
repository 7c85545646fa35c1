// The one way to earn coins: they are paid, and they count for the badge elite, which nobody can forget that way.

import type { BadgeType } from '@trivium/contract/badges'
import type { BadgeChange, BadgeSettings } from '@trivium/rules/badges'
import { must } from '../api/refuse.ts'
import { moveForward } from '../badges/index.ts'
import type { Db } from '../db/connect.ts'
import type { LockedAccounts } from '../db/lock-accounts.ts'
import type { Tx } from '../db/transaction.ts'
import { balanceOf, type EscrowLedger, moveCoins, movedAmong, playerLedger, type Transfer } from './ledger.ts'

export interface Earning extends Omit<Transfer, 'from' | 'to'> {
  accountId: number
  from: 'house:rewards' | 'house:bonus' | EscrowLedger
}

export interface EarnedAt {
  settings: Pick<BadgeSettings, 'badges'>
  at: Date
  /** Badges that move forward at the same moment, by account. */
  progress?: ReadonlyMap<number, BadgeChange[]>
  /** No key can have moved its coins before: the caller's own row says so, and spares looking. */
  areNew?: boolean
  /** What is locked between badges and purses, and as late as they are. */
  beforePurses?: () => Promise<void>
}

export interface Earned {
  /** Coins that came now: none for a key that had moved them before, and none for a deleted account. */
  earned: number
  /** The balance after it; null where no purse was touched. */
  coins: number | null
  /** Unlocked by it. */
  badges: BadgeType[]
}

/**
 * Pays several players at once, each earning at most once per idempotency key, and moves their badges forward. Their accounts are
 * locked before; purses are locked as late as can be, because the house's are everybody's. ARCHITECTURE.md has the order of locks.
 * @returns what came of it, by account
 */
export async function earn(
  tx: Tx,
  accounts: LockedAccounts,
  earnings: readonly Earning[],
  { settings, at, progress = new Map<number, BadgeChange[]>(), areNew = false, beforePurses }: EarnedAt,
): Promise<Map<number, Earned>> {
  const wanted = earnings.filter(({ accountId, amount }) => accounts.isThere(accountId) && amount > 0)
  const moved = areNew
    ? new Set<string>()
    : await movedAmong(
        tx,
        wanted.map(({ idempotencyKey }) => idempotencyKey),
      )
  const due = wanted.filter(({ idempotencyKey }) => !moved.has(idempotencyKey))
  const result = new Map<number, Earned>()
  const ids = new Set([...earnings.map(({ accountId }) => accountId), ...progress.keys()])
  for (const accountId of [...ids].toSorted((a, b) => a - b)) {
    const earned = due.reduce((sum, earning) => sum + (earning.accountId === accountId ? earning.amount : 0), 0)
    const elite: BadgeChange[] = earned > 0 ? [{ type: 'elite', add: earned }] : []
    const changes = accounts.isThere(accountId) ? [...(progress.get(accountId) ?? []), ...elite] : []
    result.set(accountId, { earned, coins: null, badges: await moveForward(tx, { accountId, settings, at }, changes) })
  }
  await beforePurses?.()
  const moves = await moveCoins(
    tx,
    due.map(({ accountId, ...transfer }) => ({ ...transfer, to: playerLedger(accountId) })),
  )
  for (const [index, { accountId, idempotencyKey }] of due.entries()) {
    const move = must(moves[index], 'a move for each earning')
    // Two ways to earn by one key would count twice: the accounts are locked, so that nobody else can have used it.
    if (!move.moved) throw new Error(`the key ${idempotencyKey} has moved its coins before`)
    must(result.get(accountId), 'it was to earn').coins = move.toBalance
  }
  return result
}

export const coinsOf = (db: Db, accountId: number): Promise<number> => balanceOf(db, playerLedger(accountId))
