// Coins a player earns, as against coins that merely change hands: they count for the badge elite.

import type { BadgeType } from '@trivium/contract/badges'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { balanceOf, hasMoved, moveCoins, type Moved, playerLedger, type Transfer } from '../wallet/index.ts'
import { type Earner, moveForward } from './progress.ts'
import { lockEarner } from './store.ts'

export type Earning = Omit<Transfer, 'to'>

export interface Earned extends Moved {
  /** Unlocked by these coins. */
  badges: BadgeType[]
}

/**
 * Pays the player from `from`, at most once per idempotency key, and counts it. Call it last in the transaction, as moveCoins:
 * the badges of all who earn in it must have moved before any purse is locked. A deleted account earns nothing.
 */
export function earnCoins(db: Db, earner: Earner, earning: Earning): Promise<Earned> {
  const to = playerLedger(earner.accountId)
  return inTransaction(db, async tx => {
    const isEarning = (await lockEarner(tx, earner.accountId)) && !(await hasMoved(tx, earning.idempotencyKey))
    if (!isEarning) return { moved: false, fromBalance: await balanceOf(tx, earning.from), toBalance: await balanceOf(tx, to), badges: [] }
    const badges = await moveForward(tx, earner, [{ type: 'elite', add: earning.amount }])
    return { ...(await moveCoins(tx, { ...earning, to })), badges }
  })
}
