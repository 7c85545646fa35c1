// Payouts: coins redeemed for money, through a request that staff approve and pay.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { claimed, Decimal, Id, optional, page, Text, Time, Whole } from '../platform/fields.ts'
import { paymentTypes, payoutConditions } from './payout-names.ts'

/** The seed's clients send "PayPal", "UPI ID" and "Mobile number". */
const PaymentType = z.preprocess(
  value => (typeof value === 'string' ? (/^\s*(paypal|mobile|upi)\b/i.exec(value)?.[1]?.toLowerCase() ?? value) : value),
  z.enum(paymentTypes),
)

const Payout = z.object({
  id: z.int(),
  payment_type: z.enum(paymentTypes),
  payment_address: z.string(),
  payment_amount: z.number(),
  currency: z.string(),
  coin_used: z.int(),
  details: z.string().nullable(),
  /** The seed's status: `pending` until payment, then `completed`. */
  status: z.enum(['pending', 'completed', 'rejected']),
  /** The exact state. Only a request in the state `pending` can be deleted. */
  state: z.enum(['pending', 'approved', 'paid', 'rejected']),
  /** Reason of a rejection. */
  reason: z.string().nullable(),
  date: Time,
})
export type Payout = z.output<typeof Payout>

const Condition = z.object({
  name: z.enum(payoutConditions),
  is_met: z.boolean(),
  /** Age of the account in days, or number of finished plays; 1 for a condition without a count. */
  needed: z.int(),
  has: z.int(),
})
export type Condition = z.output<typeof Condition>

/** The terms of the player's next request. */
const PayoutTerms = z.object({
  coins: z.int(),
  per_coin: z.int(),
  coin_amount: z.number(),
  currency: z.string(),
  least_coins: z.int(),
  most_coins: z.int(),
  difference_hours: z.int(),
  payout_days: z.string(),
  conditions: z.array(Condition),
  /** A request is waiting for payment. */
  is_waiting: z.boolean(),
  /** When the player may make the next request; null: now. */
  next_at: Time.nullable(),
})
export type PayoutTerms = z.output<typeof PayoutTerms>

export const payouts = {
  get_payment_request: action({
    summary: "The player's payment requests, newest first, and the terms of the next one",
    access: 'player',
    input: z.object(page),
    output: z.array(Payout),
    meta: z.object({ total: z.int(), terms: PayoutTerms }),
    refusals: [],
  }),
  set_payment_request: action({
    summary: 'Ask for a payout; the server computes the amount from the coins',
    access: 'player',
    movesCoins: true,
    input: z.object({
      payment_type: PaymentType,
      payment_address: Text(254),
      payment_amount: claimed(Decimal(0, 1_000_000)),
      coin_used: Whole(1, 1_000_000_000),
      details: optional(Text(1000)),
    }),
    output: Payout,
    refusals: [
      'payouts_off',
      'invalid_email',
      'invalid_phone',
      'invalid_upi',
      'payout_too_soon',
      'payout_pending',
      'payout_contact_unverified',
      'payout_account_too_new',
      'payout_plays_needed',
      'payout_below_minimum',
      'payout_too_much',
      'payout_address_taken',
      'not_enough_coins',
      'not_allowed_in_demo',
    ],
  }),
  delete_pending_payment_request: action({
    summary: 'Delete a pending request; the player gets the coins back',
    access: 'player',
    movesCoins: true,
    input: z.object({ payment_id: Id }),
    output: z.null(),
    refusals: ['document_not_found', 'payout_not_pending', 'not_allowed_in_demo'],
  }),
}
