// Notifies the player of every step, in the transaction of the step.

import type { Tx } from '../../platform/db/transaction.ts'
import { isolated, notify } from '../notices/index.ts'
import { asText } from './asking/amount.ts'
import type { PayoutRow } from './store.ts'

type Step = 'payout_requested' | 'payout_approved' | 'payout_paid' | 'payout_rejected'

export async function notifyPlayer(tx: Tx, type: Step, payout: PayoutRow, at: Date): Promise<void> {
  const { id, account_id: accountId, address, coins, reason, reference } = payout
  const params = {
    amount: asText(payout),
    address: isolated(address),
    coins,
    reason: isolated(reason ?? ''),
    reference: isolated(reference ?? ''),
  }
  await notify(tx, { accountId, type, key: `${type}:${id}`, params, typeId: id, at })
}

export interface Correction {
  id: number
  account_id: number
  coins: number
  reason: string
}

export async function notifyCorrection(tx: Tx, { id, account_id: accountId, coins, reason }: Correction, at: Date): Promise<void> {
  const change = `\u2066${coins > 0 ? '+' : '−'}${Math.abs(coins)}\u2069`
  await notify(tx, { accountId, type: 'adjustment', key: `adjustment:${id}`, params: { change, reason: isolated(reason) }, typeId: id, at })
}
