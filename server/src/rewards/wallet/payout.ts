// Coins of payouts: held while a request is open, then paid or returned. Each step moves them once.

import type { Tx } from '../../platform/db/transaction.ts'
import { moveCoins, playerLedger, type Transfer } from './ledger.ts'

export interface HeldCoins {
  payoutId: number
  accountId: number
  coins: number
}

type Step = 'ask' | 'back' | 'paid'

const keysOf = (payoutId: number, step: Step) => ({ reference: `payout:${payoutId}`, idempotencyKey: `payout:${payoutId}:${step}` })

const move = async (tx: Tx, transfer: Transfer): Promise<void> => void (await moveCoins(tx, [transfer]))

/** @throws Refused not_enough_coins */
export const holdForPayout = (tx: Tx, { payoutId, accountId, coins }: HeldCoins): Promise<void> =>
  move(tx, { from: playerLedger(accountId), to: 'payouts:pending', amount: coins, title: 'payout', ...keysOf(payoutId, 'ask') })

/** Returned coins do not count as earned again. */
export const returnFromPayout = (tx: Tx, { payoutId, accountId, coins }: HeldCoins): Promise<void> =>
  move(tx, { from: 'payouts:pending', to: playerLedger(accountId), amount: coins, title: 'payout_returned', ...keysOf(payoutId, 'back') })

/** Coins that would return to a deleted account go to the house. */
export const keepFromPayout = (tx: Tx, { payoutId, coins }: HeldCoins): Promise<void> =>
  move(tx, { from: 'payouts:pending', to: 'house:adjustments', amount: coins, title: 'payout_returned', ...keysOf(payoutId, 'back') })

export const noteAsPaid = (tx: Tx, { payoutId, coins }: HeldCoins): Promise<void> =>
  move(tx, { from: 'payouts:pending', to: 'payouts:paid', amount: coins, title: 'payout_paid', ...keysOf(payoutId, 'paid') })
