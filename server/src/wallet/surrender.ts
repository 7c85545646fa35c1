// The purse of an account that ends: coins nobody can spend any more would make the house's books look worse than they are.

import type { Tx } from '../db/transaction.ts'
import { balanceOf, moveCoins, playerLedger } from './ledger.ts'

/** Everything goes back to the house. */
export async function surrenderCoins(tx: Tx, accountId: number): Promise<void> {
  const from = playerLedger(accountId)
  const amount = await balanceOf(tx, from)
  if (amount === 0) return
  const keys = { reference: `account:${accountId}`, idempotencyKey: `deletion:${accountId}` }
  await moveCoins(tx, [{ from, to: 'house:adjustments', amount, title: 'adjustment', ...keys }])
}
