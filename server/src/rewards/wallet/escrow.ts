// Coins held in escrow for a game of several players: either all of them stake or none; refunds work the same way. Winnings are paid by
// `earn`.

import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { balanceOf, type EscrowLedger, moveCoins, openEscrow, playerLedger, type Transfer } from './ledger.ts'

export interface Stake extends Omit<Transfer, 'from' | 'to'> {
  accountId: number
}

/** @throws Refused not_enough_coins, play_before_staking when any player has too few coins; then nobody has staked */
export async function stake(tx: Tx, escrow: EscrowLedger, stakes: readonly Stake[]): Promise<void> {
  await openEscrow(tx, escrow)
  await moveCoins(
    tx,
    stakes.map(({ accountId, ...transfer }) => ({ ...transfer, from: playerLedger(accountId), to: escrow })),
  )
}

/** Refunded stakes were not spent, so they do not count as earned. */
export async function refund(tx: Tx, escrow: EscrowLedger, stakes: readonly Stake[]): Promise<void> {
  await moveCoins(
    tx,
    stakes.map(({ accountId, ...transfer }) => ({ ...transfer, from: escrow, to: playerLedger(accountId) })),
  )
}

/** Coins that would go to a deleted account go to the house. */
export async function forfeit(tx: Tx, escrow: EscrowLedger, transfer: Omit<Transfer, 'from' | 'to'>): Promise<void> {
  if (transfer.amount > 0) await moveCoins(tx, [{ ...transfer, from: escrow, to: 'house:sales' }])
}

export const potOf = (db: Db, escrow: EscrowLedger): Promise<number> => balanceOf(db, escrow)
