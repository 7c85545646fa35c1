// Staff corrects a balance. What is given was not earned: it counts for no badge.

import type { Tx } from '../../platform/db/transaction.ts'
import { moveCoins, playerLedger } from './ledger.ts'

/** @param coins more than 0 is given, less is taken. @throws Refused not_enough_coins when more would be taken than there is */
export async function adjust(
  tx: Tx,
  { adjustmentId, accountId, coins }: { adjustmentId: number; accountId: number; coins: number },
): Promise<void> {
  const [balance, house] = [playerLedger(accountId), 'house:adjustments'] as const
  const way = coins > 0 ? { from: house, to: balance } : { from: balance, to: house }
  const keys = { reference: `adjustment:${adjustmentId}`, idempotencyKey: `adjustment:${adjustmentId}` }
  await moveCoins(tx, [{ ...way, amount: Math.abs(coins), title: 'adjustment', ...keys }])
}
