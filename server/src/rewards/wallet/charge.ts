// The one way to charge a player: lifelines, hints, reviews, premium categories.

import type { Tx } from '../../platform/db/transaction.ts'
import { balanceOf, moveCoins, playerLedger, type Transfer } from './ledger.ts'

export interface Charge extends Omit<Transfer, 'from' | 'to'> {
  accountId: number
}

/**
 * Charges at most once per idempotency key; an amount of 0 writes no transfer. Lock order: ledger accounts come after everything
 * else except the play.
 * @returns the balance afterwards. @throws Refused not_enough_coins
 */
export async function charge(tx: Tx, { accountId, ...transfer }: Charge): Promise<number> {
  const from = playerLedger(accountId)
  if (transfer.amount === 0) return balanceOf(tx, from)
  const [moved] = await moveCoins(tx, [{ ...transfer, from, to: 'house:sales' }])
  return moved?.fromBalance ?? 0
}
