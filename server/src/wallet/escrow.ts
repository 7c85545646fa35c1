// Coins held in escrow for a game of several players: either all of them stake or none; refunds work the same way. What is
// won is paid by earn.

import type { Tx } from '../db/transaction.ts'
import { type EscrowLedger, moveCoins, openEscrow, playerLedger, type Transfer } from './ledger.ts'

export interface Stake extends Omit<Transfer, 'from' | 'to'> {
  accountId: number
}

/** @throws Refused not_enough_coins when any player has too few: then no player has staked anything */
export async function stake(tx: Tx, escrow: EscrowLedger, stakes: readonly Stake[]): Promise<void> {
  await openEscrow(tx, escrow)
  await moveCoins(
    tx,
    stakes.map(({ accountId, ...transfer }) => ({ ...transfer, from: playerLedger(accountId), to: escrow })),
  )
}

/** Refunded stakes were never spent, so they do not count as earned. */
export async function refund(tx: Tx, escrow: EscrowLedger, stakes: readonly Stake[]): Promise<void> {
  await moveCoins(
    tx,
    stakes.map(({ accountId, ...transfer }) => ({ ...transfer, from: escrow, to: playerLedger(accountId) })),
  )
}
