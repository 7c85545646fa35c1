// The tables of payouts and of treasurers' work, typed for Kysely; the migrations are authoritative.

import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AdjustmentState, PaymentType, PayoutState } from '@trivium/contract/rewards/payout-names'
import type { Json, Time } from './columns.ts'

type NullableTime = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface Payouts {
  id: GeneratedAlways<number>
  account_id: number
  payment_type: PaymentType
  address: string
  address_hash: Buffer
  coins: number
  /** In the smallest unit of the currency. */
  amount: number
  digits: number
  currency: string
  details: string | null
  state: Generated<PayoutState>
  reason: string | null
  reference: string | null
  asked_at: Time
  decided_at: NullableTime
  decided_by: number | null
  paid_at: NullableTime
  paid_by: number | null
  /** If true, the person who approved the payout may not pay it. */
  second_person: Generated<boolean>
}

export interface Adjustments {
  id: GeneratedAlways<number>
  account_id: number
  coins: number
  reason: string
  state: AdjustmentState
  asked_by: number
  asked_at: Time
  decided_by: number | null
  decided_at: NullableTime
}

export interface LedgerChecks {
  id: GeneratedAlways<number>
  at: Time
  is_sound: boolean
  problems: Json<string[]>
  took_ms: number
}
