// Coins that are to become money: held while a request waits, and then paid or back. Each step moves them once.

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

/** Coins that come back were not earned again. */
export const returnFromPayout = (tx: Tx, { payoutId, accountId, coins }: HeldCoins): Promise<void> =>
  move(tx, { from: 'payouts:pending', to: playerLedger(accountId), amount: coins, title: 'payout_returned', ...keysOf(payoutId, 'back') })

/** What can come back to nobody, because the account is deleted, is the house's. */
export const keepFromPayout = (tx: Tx, { payoutId, coins }: HeldCoins): Promise<void> =>
  move(tx, { from: 'payouts:pending', to: 'house:adjustments', amount: coins, title: 'payout_returned', ...keysOf(payoutId, 'back') })

export const noteAsPaid = (tx: Tx, { payoutId, coins }: HeldCoins): Promise<void> =>
  move(tx, { from: 'payouts:pending', to: 'payouts:paid', amount: coins, title: 'payout_paid', ...keysOf(payoutId, 'paid') })
