// Staff corrects a balance. Coins given here are not earned and count for no badge.

import type { Tx } from '../../platform/db/transaction.ts'
import { moveCoins, playerLedger } from './ledger.ts'

/** @param coins positive to give, negative to take. @throws Refused not_enough_coins when the balance is too low */
export async function adjust(
  tx: Tx,
  { adjustmentId, accountId, coins }: { adjustmentId: number; accountId: number; coins: number },
): Promise<void> {
  const [balance, house] = [playerLedger(accountId), 'house:adjustments'] as const
  const way = coins > 0 ? { from: house, to: balance } : { from: balance, to: house }
  const keys = { reference: `adjustment:${adjustmentId}`, idempotencyKey: `adjustment:${adjustmentId}` }
  await moveCoins(tx, [{ ...way, amount: Math.abs(coins), title: 'adjustment', ...keys }])
}
