// Coins held for a game of several players: staked by all or by none, and given back the same way. What is won is earned (earn.ts).

import type { Tx } from '../db/transaction.ts'
import { type EscrowLedger, moveCoins, openEscrow, playerLedger, type Transfer } from './ledger.ts'

export interface Stake extends Omit<Transfer, 'from' | 'to'> {
  accountId: number
}

/** @throws Refused not_enough_coins when any of the players lacks them: then nobody has staked anything */
export async function stake(tx: Tx, escrow: EscrowLedger, stakes: readonly Stake[]): Promise<void> {
  await openEscrow(tx, escrow)
  await moveCoins(
    tx,
    stakes.map(({ accountId, ...transfer }) => ({ ...transfer, from: playerLedger(accountId), to: escrow })),
  )
}

/** Stakes that come back were never spent, so they are not earned either. */
export async function refund(tx: Tx, escrow: EscrowLedger, stakes: readonly Stake[]): Promise<void> {
  await moveCoins(
    tx,
    stakes.map(({ accountId, ...transfer }) => ({ ...transfer, from: escrow, to: playerLedger(accountId) })),
  )
}
