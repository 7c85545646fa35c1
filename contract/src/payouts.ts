// Payouts: coins redeemed for money, through a request that staff approve and pay.

import { z } from 'zod'
import { action } from './action.ts'
import { claimed, Decimal, Id, optional, page, Text, Time, Whole } from './fields.ts'

/** The seed's clients send "PayPal", "UPI ID" and "Mobile number". */
const PaymentType = z.preprocess(
  value => (typeof value === 'string' ? (/^\s*(paypal|mobile|upi)\b/i.exec(value)?.[1]?.toLowerCase() ?? value) : value),
  z.enum(['paypal', 'mobile', 'upi']),
)

const Payout = z.object({
  id: z.int(),
  payment_type: z.enum(['paypal', 'mobile', 'upi']),
  payment_address: z.string(),
  payment_amount: z.number(),
  currency: z.string(),
  coin_used: z.int(),
  details: z.string().nullable(),
  status: z.enum(['pending', 'approved', 'paid', 'rejected']),
  reason: z.string().nullable(),
  date: Time,
})

export const payouts = {
  get_payment_request: action({
    summary: 'Payment requests of the player',
    access: 'player',
    input: z.object(page),
    output: z.array(Payout),
    beside: z.object({ total: z.int() }),
    refusals: ['operation_not_allowed'],
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
      'operation_not_allowed',
      'payouts_off',
      'payout_too_soon',
      'payout_below_minimum',
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
    refusals: ['operation_not_allowed', 'document_not_found', 'payout_not_pending', 'not_allowed_in_demo'],
  }),
}
