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
  /** In the seed's words: until it is paid a request is pending, then completed. */
  status: z.enum(['pending', 'completed', 'rejected']),
  /** Exactly. Only what is pending here can be deleted. */
  state: z.enum(['pending', 'approved', 'paid', 'rejected']),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  date: Time,
})
export type Payout = z.output<typeof Payout>

const Condition = z.object({
  name: z.enum(payoutConditions),
  is_met: z.boolean(),
  /** Days of the account, finished plays; 1 where there is nothing to count. */
  needed: z.int(),
  has: z.int(),
})
export type Condition = z.output<typeof Condition>

/** What holds for the player's next request. */
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
  /** Whether one waits for its payment. */
  is_waiting: z.boolean(),
  /** From when on the next may be asked for; null when at once. */
  next_at: Time.nullable(),
})
export type PayoutTerms = z.output<typeof PayoutTerms>

export const payouts = {
  get_payment_request: action({
    summary: 'Payment requests of the player, the newest first, and what the next one needs',
    access: 'player',
    input: z.object(page),
    output: z.array(Payout),
    meta: z.object({ total: z.int(), terms: PayoutTerms }),
    refusals: [],
  }),
  set_payment_request: action({
    summary: 'Ask for a payout; the server works the amount out from the coins',
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
    summary: 'Take a pending request back; its coins return',
    access: 'player',
    movesCoins: true,
    input: z.object({ payment_id: Id }),
    output: z.null(),
    refusals: ['document_not_found', 'payout_not_pending', 'not_allowed_in_demo'],
  }),
}
