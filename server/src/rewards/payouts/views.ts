// A payment request, for its player and for treasurers.

import type { Adjustment, LedgerVerdict, QueuedPayout } from '@trivium/contract/rewards/payouts.admin'
import type { Payout } from '@trivium/contract/rewards/payouts'
import { must } from '../../platform/api/refuse.ts'
import type { LedgerCheck } from '../wallet/index.ts'
import type { AdjustmentRow } from './adjustment-store.ts'
import { asNumber } from './asking/amount.ts'
import type { QueuedRow } from './admin-store.ts'
import type { PayoutRow } from './store.ts'

/** The original clients see an approved request as pending. */
const inSeedsWords = { pending: 'pending', approved: 'pending', paid: 'completed', rejected: 'rejected' } as const

export function presentPayout(row: PayoutRow): Payout {
  const state = must(row.state === 'deleted' ? null : row.state, 'deleted requests are shown to no player')
  return {
    id: row.id,
    payment_type: row.payment_type,
    payment_address: row.address,
    payment_amount: asNumber(row),
    currency: row.currency,
    coin_used: row.coins,
    details: row.details,
    status: inSeedsWords[state],
    state,
    reason: row.reason,
    date: row.asked_at.toISOString(),
  }
}

const person = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })
const time = (at: Date | null) => at?.toISOString() ?? null

export function presentQueued(row: QueuedRow): QueuedPayout {
  return {
    id: row.id,
    account_id: row.account_id,
    name: row.name,
    account_status: row.account_status,
    payment_type: row.payment_type,
    address: row.address,
    coins: row.coins,
    amount: asNumber(row),
    currency: row.currency,
    details: row.details,
    state: row.state,
    reason: row.reason,
    reference: row.reference,
    asked_at: row.asked_at.toISOString(),
    decided_at: time(row.decided_at),
    decided_by: person(row.decided_by, row.decider),
    paid_at: time(row.paid_at),
    paid_by: person(row.paid_by, row.payer),
  }
}

export function presentAdjustment(row: AdjustmentRow): Adjustment {
  const { id, account_id, name, coins, reason, state } = row
  return {
    id,
    account_id,
    name,
    coins,
    reason,
    state,
    asked_by: { id: row.asked_by, name: row.asker },
    asked_at: row.asked_at.toISOString(),
    decided_by: person(row.decided_by, row.decider),
    decided_at: time(row.decided_at),
  }
}

export function presentVerdict({ id, at, is_sound, problems, took_ms }: LedgerCheck): LedgerVerdict {
  return { id, at: at.toISOString(), is_sound, problems, took_ms }
}
