// The one way to earn coins: it pays them and counts them for the badge elite, so that no caller can forget the badge.

import type { BadgeType } from '@trivium/contract/rewards/badges'
import type { BadgeChange } from '@trivium/rules/rewards/badges'
import { must } from '../../platform/api/refuse.ts'
import { type BadgeProgress, moveForward, type BadgeMoment } from '../badges/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { LockedAccounts } from '../../platform/db/lock-accounts.ts'
import { Outdated, type Tx } from '../../platform/db/transaction.ts'
import type { NewNotice } from '../notices/index.ts'
import { balanceOf, type EscrowLedger, moveCoins, movedAmong, playerLedger, type Transfer } from './ledger.ts'

export interface Earning extends Omit<Transfer, 'from' | 'to'> {
  accountId: number
  from: 'house:rewards' | 'house:bonus' | EscrowLedger
}

export interface EarnedAt extends BadgeMoment {
  /** Badges that move forward in the same transaction. */
  progress?: BadgeProgress
  /** Sent in the same transaction. */
  notices?: readonly NewNotice[]
  /**
   * True if no idempotency key has been used before, which saves a query. The caller's own row, saved by its version, must guarantee it. If
   * a key was used all the same, that row has changed since it was read, and `earn` throws Outdated.
   */
  areNew?: boolean
  /** Takes the locks between badges and ledger accounts. Runs as late as possible. */
  beforeBalances?: () => Promise<void>
}

export interface Earned {
  /** Coins paid now: 0 when the key was used before or the account is deleted. */
  earned: number
  /** The balance afterwards; null if no coins moved. */
  coins: number | null
  /** Unlocked by these coins and by `progress`. */
  badges: BadgeType[]
}

/**
 * Pays several players at once, each at most once per idempotency key, and moves their badges forward. Their accounts must be locked
 * already. Ledger accounts are locked as late as possible, because every payment locks one of the house. Lock order: ARCHITECTURE.md.
 * @returns the result for each account
 */
export async function earn(
  tx: Tx,
  accounts: LockedAccounts,
  earnings: readonly Earning[],
  { settings, at, progress = new Map(), notices = [], areNew = false, beforeBalances }: EarnedAt,
): Promise<Map<number, Earned>> {
  const wanted = earnings.filter(({ accountId, amount }) => accounts.isThere(accountId) && amount > 0)
  const moved = areNew
    ? new Set<string>()
    : await movedAmong(
        tx,
        wanted.map(({ idempotencyKey }) => idempotencyKey),
      )
  const due = wanted.filter(({ idempotencyKey }) => !moved.has(idempotencyKey))
  const earnedBy = (accountId: number) => due.reduce((sum, earning) => sum + (earning.accountId === accountId ? earning.amount : 0), 0)
  const ids = [...new Set([...earnings.map(({ accountId }) => accountId), ...progress.keys()])]
  const changesOf = (accountId: number): BadgeChange[] => {
    const earned = earnedBy(accountId)
    return [...(progress.get(accountId) ?? []), ...(earned > 0 ? [{ type: 'elite', add: earned } as const] : [])]
  }
  const moving = ids.filter(accountId => accounts.isThere(accountId)).map(accountId => [accountId, changesOf(accountId)] as const)
  const unlocked = await moveForward(tx, { settings, at }, new Map(moving), notices)
  const badgesOf = (accountId: number) => unlocked.filter(badge => badge.accountId === accountId).map(({ type }) => type)
  const result = new Map<number, Earned>(
    ids.map(accountId => [accountId, { earned: earnedBy(accountId), coins: null, badges: badgesOf(accountId) }]),
  )
  await beforeBalances?.()
  const moves = await moveCoins(
    tx,
    due.map(({ accountId, ...transfer }) => ({ ...transfer, to: playerLedger(accountId) })),
  )
  for (const [index, { accountId, idempotencyKey }] of due.entries()) {
    const move = must(moves[index], 'a move for each earning')
    // Two earnings with one key would count twice for the badge. If the keys had to be new, another transaction has changed the caller's
    // row since it was read. Otherwise it is a fault: the accounts are locked, so no other transaction can have used the key.
    if (!move.moved) throw areNew ? new Outdated() : new Error(`the key ${idempotencyKey} has already moved its coins`)
    must(result.get(accountId), 'each earning account has a result').coins = move.toBalance
  }
  return result
}

export const coinsOf = (db: Db, accountId: number): Promise<number> => balanceOf(db, playerLedger(accountId))
