// Empties the balance of a deleted account: coins that nobody can spend would distort the house's balance.

import type { Tx } from '../../platform/db/transaction.ts'
import { balanceOf, moveCoins, playerLedger } from './ledger.ts'

/** All coins go back to the house. */
export async function surrenderCoins(tx: Tx, accountId: number): Promise<void> {
  const from = playerLedger(accountId)
  const amount = await balanceOf(tx, from)
  if (amount === 0) return
  const keys = { reference: `account:${accountId}`, idempotencyKey: `deletion:${accountId}` }
  await moveCoins(tx, [{ from, to: 'house:adjustments', amount, title: 'adjustment', ...keys }])
}
